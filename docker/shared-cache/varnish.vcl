vcl 4.1;

# A cache that all visitors share, between Caddy and the instances of shops.vcl: varnishd -p vcl_path=<this folder> -f varnish.vcl.
# It keeps what is the same for everybody, and drops cookies on those addresses alone. All else passes through as it came.
import directors;
import std;
include "shops.vcl";

sub vcl_recv {
	set req.backend_hint = shops.backend();
	unset req.http.X-Is-Shared;
	unset req.http.X-Shared-Url;
	if (req.method != "GET" && req.method != "HEAD") {
		return (pass);
	}
	if (req.url ~ "^/(ru|en)(/(article|ritual|legal)/[^/?]+)?/?(\?.*)?$") {
		# These pages are the same whatever stands behind the question mark, such as the names of campaigns.
		set req.http.X-Shared-Url = regsub(req.url, "\?.*$", "");
	} else if (
		req.url ~ "^/(ru|en)/(articles|panchanga(/[^?]*)?)$" ||
		req.url ~ "^/(assets|pictures|share)/[^?]+$" ||
		req.url ~ "^/(sitemap[-a-z0-9]*\.xml|robots\.txt|(ru|en)/rss\.xml)$" ||
		req.url ~ "^/api/(services|articles-catalog|closed-days|full-days|openapi\.(json|yaml)|partner-openapi\.json)(\?.*)?$" ||
		req.url ~ "^/api/(services|articles)/[^/?]+(/muhurtas)?(\?.*)?$" ||
		req.url ~ "^/api/panchanga(/days)?\?.*$"
	) {
		set req.http.X-Shared-Url = req.url;
	} else {
		return (pass);
	}
	set req.http.X-Is-Shared = "yes";
	unset req.http.Cookie;
	unset req.http.Authorization;
	# While an instance is well, what is old is asked for again in time. While none is, readers go on reading.
	if (std.healthy(req.backend_hint)) {
		set req.grace = 30s;
	}
	return (hash);
}

sub vcl_hash {
	hash_data(req.http.X-Shared-Url);
	hash_data(req.http.Host);
	return (lookup);
}

sub vcl_backend_fetch {
	unset bereq.http.X-Is-Shared;
	unset bereq.http.X-Shared-Url;
}

sub vcl_backend_response {
	if (bereq.uncacheable) {
		return (deliver);
	}
	# Only what the shop calls public is kept, and only while it says so.
	if (beresp.http.Set-Cookie || beresp.http.Cache-Control !~ "^public,") {
		set beresp.uncacheable = true;
		set beresp.ttl = 5s;
		return (deliver);
	}
	set beresp.grace = 1h;
	set beresp.keep = 1h;
	return (deliver);
}

sub vcl_backend_error {
	# The next instance may answer a reader. Nothing that writes comes this way.
	if (bereq.retries == 0 && (bereq.method == "GET" || bereq.method == "HEAD")) {
		return (retry);
	}
}

sub vcl_deliver {
	if (obj.hits > 0) {
		set resp.http.X-Cache = "hit";
	} else if (req.http.X-Is-Shared) {
		set resp.http.X-Cache = "miss";
	}
}
