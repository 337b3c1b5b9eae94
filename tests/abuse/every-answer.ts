import { apiPrefix } from "#config/product.ts";

type Asked = { name: string; bytes: string; method: string; status: number };

const host = "Host: 127.0.0.1";
const call = `${apiPrefix}support/insertOnlineMessage`;
const search = `${apiPrefix}homePage/getSeoData`;

/** One request for every kind of answer that there is. */
export async function everyAnswer(url: string): Promise<Asked[]> {
  const isKnown = async (path: string) => {
    const { headers } = await fetch(url + path, { headers: { "accept-encoding": "identity" } });
    return `If-None-Match: ${headers.get("etag")}`;
  };
  return [
    ask("a page", 200, "GET /spanish"),
    ask("a page without its body", 200, "HEAD /about/company"),
    ask("a page from memory", 200, "GET /spanish"),
    ask("a page that is known", 304, "GET /spanish", await isKnown("/spanish")),
    ask("data for the browser's own rendering", 200, "GET /spanish/about/company.data"),
    ask("the address as proxies write it", 200, "GET http://127.0.0.1/spanish"),
    ask("a page that is not there", 404, "GET /no-such-page"),
    ask("a product that is not there", 302, "GET /products/no-such-product"),
    ask("a page in the visitor's language", 302, "GET /", "Accept-Language: es"),
    ask("the language switch", 302, "GET /spanish?setLocale=spanish"),
    ask("a method that is not used", 405, "PUT /"),
    ask(
      "a form from elsewhere",
      403,
      "POST /about/contact",
      "Origin: https://evil.example",
      "Content-Length: 0",
    ),
    ask("a form that is no form", 415, "POST /about/contact", "Content-Length: 0"),
    ask(
      "a broken form",
      400,
      "POST /about/contact",
      "Content-Type: multipart/form-data; boundary=b",
      "Content-Length: 0",
    ),
    ask("a large form", 413, "POST /about/contact", "Content-Length: 70000"),
    ask("a form of no length", 411, "POST /about/contact", "Transfer-Encoding: chunked"),
    ask("a file", 200, "GET /favicon.ico"),
    ask("a file that is known", 304, "GET /favicon.ico", await isKnown("/favicon.ico")),
    ask("a part of a file", 206, "GET /favicon.ico", "Range: bytes=0-9"),
    ask("a part that a file has not", 416, "GET /favicon.ico", "Range: bytes=99999999-"),
    ask("a file that is not there", 404, "GET /files/nothing.pdf"),
    ask("the worker", 200, "GET /service-worker.js"),
    ask("what machines read", 200, "GET /sitemap.xml"),
    ask("whether it is well", 200, "GET /healthz"),
    ask("whether it is ready", 200, "GET /readyz"),
    ask("its figures", 200, "GET /metrics"),
    ask("a visit counted", 204, "POST /open", "Content-Length: 0"),
    ask("a call", 200, `GET ${search}`),
    ask("a call whose answer is known", 304, `GET ${search}`, await isKnown(search)),
    ask("the list of calls", 200, `GET ${apiPrefix}`),
    ask("a call that is not there", 404, `GET ${apiPrefix}nothing`),
    ask("a call by a wrong method", 405, `GET ${call}`),
    ask("a call from elsewhere", 403, `POST ${call}`, "Sec-Fetch-Site: cross-site", "Content-Length: 0"),
    ask("a call without JSON", 415, `POST ${call}`, "Content-Length: 0"),
    ask(
      "a call with broken JSON",
      400,
      `POST ${call}`,
      "Content-Type: application/json",
      "Content-Length: 0",
    ),
    ask("a large call", 413, `POST ${call}`, "Content-Type: application/json", "Content-Length: 70000"),
    ask("an address too long", 414, `GET /${"x".repeat(9000)}`),
    ask("headers too long", 431, "GET /", `X-Long: ${"x".repeat(17_000)}`),
    ask("an unknown expectation", 417, "GET /", "Expect: miracles"),
    ask("no address at all", 400, "OPTIONS *"),
    ask("a header that is none", 400, "GET /", "no colon"),
    { name: "no name of a site", bytes: "GET / HTTP/1.1\r\n\r\n", method: "GET", status: 400 },
    { name: "no HTTP at all", bytes: "hello\r\n\r\n", method: "GET", status: 400 },
  ];
}

function ask(name: string, status: number, line: string, ...headers: string[]): Asked {
  const bytes = `${[`${line} HTTP/1.1`, host, ...headers].join("\r\n")}\r\n\r\n`;
  return { name, bytes, method: line.split(" ", 1)[0] ?? "", status };
}
