# Where the site is. Varnish asks it every second whether it is there.
backend default {
  .host = "127.0.0.1";
  .port = "3000";
  .connect_timeout = 1s;
  .first_byte_timeout = 15s;
  .probe = { .url = "/healthz"; .interval = 1s; .timeout = 1s; .window = 3; .threshold = 2; }
}
