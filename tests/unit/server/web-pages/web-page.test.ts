import dns, { type LookupAddress } from 'node:dns';
import { createServer, type Server } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { decode, fetchPage } from '#src/server/web-pages/web-page.ts';

type Answered = (error: null, addresses: LookupAddress[]) => void;
const HTML = { 'Content-Type': 'text/html; charset=utf-8' };
let server: Server;
let origin: string;
/** Ends once the answer that never ends is let go of. */
let letGo = Promise.withResolvers<void>();
/** How often anything came through to a server on this machine. */
let asked = 0;

beforeAll(async () => {
  server = createServer((req, res) => {
    asked++;
    const to = (location: string) => res.writeHead(302, { Location: location }).end();
    switch (req.url) {
      case '/page':
        return res.writeHead(200, HTML).end('<h1>Soup</h1>');
      case '/packed':
        return res.writeHead(200, { ...HTML, 'Content-Encoding': 'gzip' }).end(gzipSync('<h1>Packed</h1>'));
      case '/latin':
        return res.writeHead(200, { 'Content-Type': 'text/html; charset=iso-8859-1' }).end(Buffer.from([0xe9]));
      case '/broken-off':
        return res
          .writeHead(200, { ...HTML, 'Content-Encoding': 'gzip', 'Content-Length': 5000 })
          .write(gzipSync('<h1>Soup</h1>').subarray(0, 20), () => res.destroy());
      case '/stalled':
        return res
          .writeHead(200, { ...HTML, 'Content-Encoding': 'gzip' })
          .write(gzipSync('<h1>S</h1>').subarray(0, 20));
      case '/silent':
        return;
      case '/other-protocol':
        return req.socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n');
      case '/shouting':
        return res.writeHead(200, { ...HTML, 'Content-Encoding': ' GZIP' }).end(gzipSync('<h1>Packed</h1>'));
      case '/packed-twice':
        return res.writeHead(200, { ...HTML, 'Content-Encoding': 'gzip, zstd' }).end('x');
      case '/with-password':
        return to(`http://ada:secret@${req.headers.host}/who`);
      case '/who':
        return res.writeHead(200, HTML).end(req.headers.authorization ?? 'nobody');
      case '/moved':
        return to('/page');
      case '/inward':
        return to(`http://127.0.0.2:${new URL(origin).port}/page`);
      case '/file':
        return to('file:///etc/passwd');
      case '/round':
        return to('/round');
      case '/picture':
        return res.writeHead(200, { 'Content-Type': 'image/png' }).end('x');
      case '/huge':
        return res.writeHead(200, { ...HTML, 'Content-Encoding': 'gzip' }).end(gzipSync(Buffer.alloc(20_000_000)));
      case '/endless-refusal':
      case '/endless-picture':
      case '/endless-move': {
        res.on('close', () => letGo.resolve());
        const [, is] = req.url.split('-');
        const status = is === 'refusal' ? 403 : is === 'move' ? 302 : 200;
        return res.writeHead(status, { 'Content-Type': 'image/png', Location: '/page' }).write('x');
      }
      default:
        return res.writeHead(403, HTML).end('no robots');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const fetchOwn = (path: string) => fetchPage(origin + path, ['127.0.0.1']);

describe('fetchPage', () => {
  it('reads pages, packed, in other encodings and after they moved', async () => {
    expect(await fetchOwn('/page')).toEqual({ html: '<h1>Soup</h1>', url: `${origin}/page` });
    expect(await fetchOwn('/packed')).toMatchObject({ html: '<h1>Packed</h1>' });
    expect(await fetchOwn('/latin')).toMatchObject({ html: 'é' });
    expect(await fetchOwn('/moved')).toMatchObject({ url: `${origin}/page` });
  });

  it('sends no password on, and writes none down', async () => {
    expect(await fetchOwn('/with-password')).toEqual({ html: 'nobody', url: `${origin}/who` });
    const own = `http://ada:secret@${new URL(origin).host}/who`;
    expect(await fetchPage(own, ['127.0.0.1'])).toEqual({ html: 'nobody', url: `${origin}/who` });
  });

  it('reads what is packed however that is said, and says where it cannot', async () => {
    expect(await fetchOwn('/shouting')).toMatchObject({ html: '<h1>Packed</h1>' });
    await expect(fetchOwn('/packed-twice')).rejects.toThrow('can’t unpack');
  });

  it.each(['broken-off', 'other-protocol'])('does not wait for a page that is %s', async (path) => {
    await expect(fetchOwn(`/${path}`)).rejects.toMatchObject({ code: 'validation' });
  });

  it.each(['stalled', 'silent'])('gives a page up that is %s', async (path) => {
    await expect(fetchPage(`${origin}/${path}`, ['127.0.0.1'], 300)).rejects.toThrow('isn’t answering');
  });

  it('looks at an address again at every hop, and connects to the one it looked at', async () => {
    const answers = ['127.0.0.1', '127.0.0.3'];
    const lookup = vi.spyOn(dns, 'lookup').mockImplementation(((_: string, __: object, callback: Answered) => {
      const address = answers.shift() ?? '127.0.0.3';
      callback(null, [{ address, family: 4 }]);
    }) as typeof dns.lookup);
    syncBuiltinESMExports();
    try {
      const { port } = new URL(origin);
      await expect(fetchPage(`http://rebound.test:${port}/moved`, ['127.0.0.1'])).rejects.toThrow('isn’t public');
      expect(lookup).toHaveBeenCalledTimes(2);
    } finally {
      lookup.mockRestore();
      syncBuiltinESMExports();
    }
  });

  it.each(['refusal', 'picture', 'move'])('does not go on reading a %s that never ends', async (is) => {
    letGo = Promise.withResolvers();
    await fetchOwn(`/endless-${is}`).catch(() => undefined);
    await letGo.promise;
  });

  it.each([
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'http://[::ffff:169.254.169.254]/',
    'http://0.0.0.0/',
    'http://10.0.0.1/',
    'http://192.168.1.1/',
    'http://172.16.0.1/',
    'http://100.64.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://localhost/',
    'http://[fd00::1]/',
    'http://[::127.0.0.1]/',
    'http://[::a9fe:a9fe]/',
    'http://[64:ff9b::169.254.169.254]/',
    'http://[64:ff9b:1::169.254.169.254]/',
    'http://[2002:a9fe:a9fe::]/',
    'http://[2001:0:a9fe:a9fe::]/',
    'http://[::ffff:0:169.254.169.254]/',
    'http://[100:0:0:1::1]/',
    'http://[4000::1]/',
    'http://[fec0::1]/',
    'http://168.63.129.16/',
    'http://127。0。0。1/',
    'http://①②⑦.0.0.1/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://127.0.0.1.:8080/',
    'http://ada:secret@127.0.0.1/',
  ])('does not ask %s', async (address) => {
    await expect(fetchPage(address)).rejects.toMatchObject({
      code: 'validation',
      message: 'That address isn’t public',
    });
  });

  it('asks nobody on its own machine', async () => {
    asked = 0;
    await expect(fetchPage(`${origin}/page`)).rejects.toThrow('isn’t public');
    expect(asked).toBe(0);
  });

  it('does not follow a page into a private network, nor out of the web', async () => {
    await expect(fetchOwn('/inward')).rejects.toThrow('isn’t public');
    await expect(fetchOwn('/file')).rejects.toThrow('isn’t a web page');
    await expect(fetchOwn('/round')).rejects.toThrow('redirects too often');
  });

  it('refuses what is no page, too large, or not to be had', async () => {
    await expect(fetchOwn('/picture')).rejects.toThrow('isn’t a web page');
    await expect(fetchOwn('/huge')).rejects.toThrow('too large');
    await expect(fetchOwn('/robots')).rejects.toThrow('answered 403');
    await expect(fetchPage('http://127.0.0.1:9/', ['127.0.0.1'])).rejects.toThrow('couldn’t reach');
  });
});

describe('decode', () => {
  const latin = (text: string) => Buffer.from(text, 'latin1');
  const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
  it.each([
    ['what the answer says', latin('purée'), 'iso-8859-1', 'purée'],
    [
      'what the page says',
      latin('<meta charset="windows-1252">purée'),
      undefined,
      '<meta charset="windows-1252">purée',
    ],
    [
      'what the page says in the older way',
      latin('<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">é'),
      undefined,
      '<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">é',
    ],
    ['the answer rather than the page', Buffer.from('<meta charset="latin1">é'), 'utf-8', '<meta charset="latin1">é'],
    ['its first bytes', utf16('purée'), 'utf-8', 'purée'],
    ['UTF-8 where nothing is said', Buffer.from('purée'), undefined, 'purée'],
    ['UTF-8 where nonsense is said', Buffer.from('purée'), 'klingon', 'purée'],
  ])('goes by %s', (_, bytes, said, text) => expect(decode(bytes, said)).toBe(text));
});
