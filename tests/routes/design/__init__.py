"""The design constraints of the network, RT-901 to RT-915, and what breaks one of them."""
