/** The rooms of the house and who may know whom; run by `node scripts/check-imports.ts`, which also holds .astro files to it. */
const SERVER_ROOMS = '^src/(server|db)/';
const between = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Only `rooms` may import the package. */
const ownRoom = (name, packages, rooms) =>
  between(
    name,
    `${packages.join(', ')} are known in ${rooms} only`,
    { path: '^(src|scripts)/', pathNot: rooms },
    { path: `(^|/)node_modules/(${packages.join('|')})(/|$)` },
  );

module.exports = {
  forbidden: [
    between('no-circular', 'files that need each other belong together', {}, { circular: true }),
    between(
      'resolvable',
      'every import leads somewhere',
      { path: '^(src|scripts|tests)/' },
      { couldNotResolve: true, pathNot: '^(astro:|virtual:|\\/pagefind)' },
    ),
    between('domain-is-pure', 'the domain knows no other room', { path: '^src/domain/' }, { path: '^src/(?!domain/)' }),
    between(
      'domain-runs-anywhere',
      'the domain uses nothing of Node.js',
      { path: '^src/domain/' },
      { dependencyTypes: ['core'] },
    ),
    between(
      'contracts-know-the-domain',
      'contracts import the domain only',
      { path: '^src/contracts/' },
      { path: '^src/(?!contracts/|domain/)' },
    ),
    between(
      'db-knows-the-domain',
      'db imports the domain (and addresses for its seed)',
      { path: '^src/db/' },
      { path: '^src/(?!db/|domain/|paths\\.ts)' },
    ),
    between(
      'server-knows-the-domain-and-db',
      'what the product does knows no wire and no screen; contracts are for server/http',
      { path: '^src/server/', pathNot: '^src/server/(http|host)/' },
      { path: '^src/(?!server/|db/|domain/|emails/|paths\\.ts|fixed-pages\\.ts|front-entries\\.ts)' },
    ),
    between(
      'base-knows-no-subject',
      'what every subject stands on stands on none of them',
      { path: '^src/server/base/' },
      { path: '^src/server/(?!base/)' },
    ),
    between(
      'pdf-is-drawn-from-properties',
      'a sheet is drawn from what it is given, and knows no subject that asks for one',
      { path: '^src/server/pdf/' },
      { path: '^src/server/(?!pdf/|base/)' },
    ),
    between(
      'emails-know-the-domain',
      'mail bodies are made from properties',
      { path: '^src/emails/' },
      { path: '^src/(?!emails/|domain/|paths\\.ts)' },
    ),
    between(
      'server-is-not-http',
      'server/http and server/host call the server, never the other way round',
      { path: '^src/server/', pathNot: '^src/server/(http|host)/' },
      { path: '^src/server/(http|host)/' },
    ),
    between(
      'http-knows-no-screen',
      'server/http and server/host know contracts, never stores, islands, components or pages',
      { path: '^src/server/(http|host)/' },
      { path: '^src/(stores|islands|components|layouts|pages)/' },
    ),
    between(
      'browser-knows-no-server',
      'stores, islands, components, layouts and what else the browser loads import neither server nor db',
      { path: '^src/(stores|islands|components|layouts|browser)/' },
      { path: SERVER_ROOMS },
    ),
    between(
      'browser-runs-in-a-browser',
      'what reaches a browser uses nothing of Node.js',
      // An integration runs in the build.
      { path: '^src/(contracts|stores|islands|browser)/', pathNot: '/integration\\.ts$' },
      { dependencyTypes: ['core'] },
    ),
    between(
      'stores-know-contracts',
      'stores import contracts and the domain',
      { path: '^src/stores/' },
      { path: '^src/(?!stores/|contracts/|domain/|(?:paths|admin-screens)\\.ts)' },
    ),
    between(
      'islands-know-stores',
      'islands import stores, contracts and the domain',
      { path: '^src/islands/' },
      { path: '^src/(components|layouts|pages)/' },
    ),
    between(
      'components-know-no-store',
      'components are HTML from properties',
      { path: '^src/components/' },
      { path: '^src/(stores|layouts|pages)/' },
    ),
    between('pages-are-last', 'nothing imports a page', { pathNot: '^(src/pages|tests)/' }, { path: '^src/pages/' }),
    ownRoom('drizzle-room', ['drizzle-orm', '@libsql'], '^src/(db|server)/'),
    ownRoom('ai-vendor-room', ['openai'], '^src/server/ai/'),
    ownRoom('mail-vendor-room', ['imapflow', 'nodemailer', 'postal-mime', 'resend'], '^src/server/mail/'),
    ownRoom('mail-body-room', ['@react-email'], '^src/(emails|server/mail)/'),
    ownRoom('picture-vendor-room', ['@netlify/blobs'], '^src/server/pictures/'),
    between(
      'picture-door',
      'pictures are opened by server/base/pixels.ts, which says of which kinds and for how long',
      // These make pictures of what is ours, in processes that open nothing else.
      { pathNot: '^(src/server/base/pixels|scripts/(brand-pictures|looks|pictures))\\.ts$' },
      { path: '^node_modules/sharp/', dependencyTypesNot: ['type-only'] },
    ),
    ownRoom('payment-vendor-room', ['stripe'], '^src/server/premium/'),
    ownRoom('worker-room', ['piscina'], '^src/server/workers/'),
    ownRoom(
      'sign-in-room',
      ['lucia', '@lucia-auth', '@node-rs/argon2', '@simplewebauthn/server', 'openid-client', 'otpauth'],
      '^src/server/members/',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data|node_modules/\\.cache)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
