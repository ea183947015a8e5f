import type { IncomingHttpHeaders } from 'node:http';

/** A request for a page as browsers send it, read from one packet. */
export interface PlainGet {
  method: 'GET';
  /** Path and query as they were sent. */
  url: string;
  /** By their names in lower case. */
  headers: IncomingHttpHeaders;
}

/** A whole request and nothing after it: visible ASCII, spaces and tabs, lines ended as RFC 9112 says. */
const WHOLE = /^GET (\/[!-~]*) HTTP\/1\.1\r\n((?:[\w!#$%&'*+.^`|~-]+:[\t -~]*\r\n)+)\r\n$/;
/** Bytes. What is longer may be too long, and Node.js says so. */
const LONGEST = 8192;
/** Headers that give a request a body, turn the connection into another, or want an answer in between. */
const NOT_PLAIN = ['content-length', 'transfer-encoding', 'trailer', 'te', 'expect', 'upgrade'];

/**
 * Reads a packet that holds exactly one simple GET of HTTP/1.1. Everything else is `null`, and for Node.js to judge:
 * other methods and versions, bodies, halves of requests, several at once, a header given twice, a byte out of place.
 */
export function readPlainGet(packet: Buffer): PlainGet | null {
  if (packet.length > LONGEST) return null;
  const found = WHOLE.exec(packet.toString('latin1'));
  if (!found) return null;
  const [, url = '', lines = ''] = found;
  const headers: IncomingHttpHeaders = Object.create(null);
  for (let start = 0; start < lines.length; ) {
    const colon = lines.indexOf(':', start);
    const end = lines.indexOf('\r\n', colon);
    const name = lines.slice(start, colon).toLowerCase();
    if (name in headers) return null;
    headers[name] = lines.slice(colon + 1, end).trim();
    start = end + 2;
  }
  if (!headers.host || NOT_PLAIN.some((name) => name in headers)) return null;
  const isKept = headers.connection === undefined || headers.connection.toLowerCase() === 'keep-alive';
  return isKept ? { method: 'GET', url, headers } : null;
}
