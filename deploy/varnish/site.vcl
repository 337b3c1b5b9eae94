vcl 4.1;

# A shared cache before the site, for Varnish 7. Start it with `-p http_gzip_support=off`: the site compresses, and knows brotli.
import std;
include "backend.vcl";

sub vcl_recv {
  set req.http.X-Forwarded-For = client.ip;
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  # The API varies by language; documents are large and read in parts; a search may end in ".data".
  if (req.url ~ "^/(get\w+Api|files)/") { return (pass); }
  if (req.url ~ "\.data" && req.http.Accept ~ "text/html") { return (pass); }

  # A page depends on its address alone. A script in its head finds the visitor's language.
  unset req.http.Cookie;
  unset req.http.Accept-Language;
  if (req.http.Accept-Encoding ~ "\bbr\b") { set req.http.Accept-Encoding = "br"; }
  elsif (req.http.Accept-Encoding ~ "\bgzip\b") { set req.http.Accept-Encoding = "gzip"; }
  else { unset req.http.Accept-Encoding; }
  # Where a visitor came from makes no other page.
  if (req.url ~ "\?") {
    set req.url = regsuball(req.url, "(?<=[?&])(utm_\w+|gclid|gbraid|wbraid|gclsrc|fbclid|msclkid|dclid|yclid|twclid|ttclid|li_fat_id|igshid|mc_[ce]id|_ga|_gl|srsltid|ref|source|mtm_\w+|pk_\w+|hsa_\w+|mkt_tok)=[^&]*(&|$)", "");
    set req.url = regsub(req.url, "[?&]$", "");
  }

  # Half a minute of the old page while the new one is fetched; a day when nobody answers.
  if (req.restarts == 0 && std.healthy(req.backend_hint)) { set req.grace = 30s; }
  else { set req.grace = 24h; }
  if (req.restarts == 0) { unset req.http.X-Last-Try; }
}

sub vcl_backend_response {
  if (beresp.status >= 500 && !bereq.uncacheable && (bereq.is_bgfetch || !bereq.http.X-Last-Try)) {
    return (abandon);
  }
  # Only what says so is kept.
  if (beresp.http.Cache-Control !~ "public") { set beresp.uncacheable = true; set beresp.ttl = 60s; return (deliver); }
  if (beresp.http.Cache-Control ~ "stale-if-error") { set beresp.grace = 24h; }
}

sub vcl_backend_error {
  if (!bereq.uncacheable && !bereq.http.X-Last-Try) { return (abandon); }
}

# Nobody answered: once more, and this time an old page will do.
sub vcl_synth {
  if (resp.status == 503 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")) {
    set req.http.X-Last-Try = "yes";
    return (restart);
  }
}

sub vcl_deliver {
  if (obj.hits > 0) { set resp.http.Cache-Status = "varnish; hit"; }
  else { set resp.http.Cache-Status = "varnish; fwd=miss"; }
}
