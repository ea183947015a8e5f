/**
 * Runs before the first paint, so that nothing flashes: marks <html> as scripted, as a member's (a readable hint cookie
 * without a secret) with the chosen theme and with the answer about
 * advertising. Inline, hence covered by its hash in the content security policy.
 */
export const HEAD_SCRIPT =
  "(d=>{d.dataset.script='';/(?:^|; )signed_in=1/.test(document.cookie)&&(d.dataset.member='');try{let t=localStorage.getItem('theme');t&&(d.dataset.theme=t);t=localStorage.getItem('plantry:ads');t&&(d.dataset.ads=t)}catch{}})(document.documentElement)";

/** Fetches and prepares same-site pages a reader is about to open; the browser does it, no script of ours. */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/admin*', '/login*', '/profile*'] } },
          { not: { selector_matches: '[download], [target=_blank], [data-no-prerender]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
