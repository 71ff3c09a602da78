# The instances of the shop.
probe ready {
	.url = "/api/health/ready";
	.interval = 1s;
	.timeout = 3s;
	.window = 3;
	.threshold = 2;
	.initial = 2;
}

backend shop_one {
	.host = "shop-one";
	.port = "3000";
	.probe = ready;
}

backend shop_two {
	.host = "shop-two";
	.port = "3000";
	.probe = ready;
}

sub vcl_init {
	new shops = directors.round_robin();
	shops.add_backend(shop_one);
	shops.add_backend(shop_two);
}
