"""Pictures of games, drawn with Pillow from Views; nothing here can see a State."""
