/** What is before the first paint, so that nothing flashes: see HEAD_SCRIPT. */
const MEMBER = "/(?:^|; )signed_in=1/.test(document.cookie)&&(d.dataset.member='');";
const marksWith = (member: string): string =>
  `(d=>{d.dataset.script='';${member}try{let t=localStorage.getItem('theme');t&&(d.dataset.theme=t);t=localStorage.getItem('plantry:ads');t&&(d.dataset.ads=t)}catch{}})(document.documentElement);`;
/**
 * A form whose island has no script yet is sent once it has: the browser would send it elsewhere, and lose what is in it.
 * React hydrates in its own time, or at once for an event like `pointercancel`; `submit` is none of these.
 */
const HELD_FORMS =
  "addEventListener('submit',e=>{let f=e.target,i=f.closest('astro-island[ssr]');i&&(e.preventDefault(),i.held||i.addEventListener('astro:hydrate',()=>{f.dispatchEvent(new Event('pointercancel',{bubbles:true}));f.requestSubmit(e.submitter)},{once:i.held=true}))},true)";

/**
 * Marks <html> as scripted, as a member's (a readable hint cookie without a secret), with the chosen theme and with the
 * answer about advertising; and holds back what is sent too early. Inline, hence covered by its hash in the content
 * security policy.
 */
export const HEAD_SCRIPT = marksWith(MEMBER) + HELD_FORMS;
/** The same on a page that a member sees as visitors do. */
export const VISITORS_HEAD_SCRIPT = marksWith('') + HELD_FORMS;

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
