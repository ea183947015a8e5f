import { AD_SCRIPT, ADS_ANSWER, type AdsAnswer } from '#src/domain/site/ads.ts';
import { paths } from '#src/paths.ts';

type Network = Window & { adsbygoogle?: object[] };

const slots = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-publisher]')];

/** Asks the reader once, and shows advertisements to whoever agreed. Premium members and administrators see none. */
export async function startAds(): Promise<void> {
  if (await isSpared()) return;
  for (const button of document.querySelectorAll('[data-ads-choice]')) button.addEventListener('click', ask);
  const answer = document.documentElement.dataset.ads;
  if (answer === 'yes') fill();
  else if (answer !== 'no') ask();
}

/** Whether the reader is one who is never shown any; unknown counts as such. */
async function isSpared(): Promise<boolean> {
  if (!('member' in document.documentElement.dataset)) return false;
  const { $session } = await import('#src/stores/members/session.ts');
  return new Promise((resolve) => {
    const stop = $session.subscribe(({ data, error }) => {
      if (!data && !error) return;
      queueMicrotask(() => stop());
      resolve(!data || data.member?.isPremium === true);
    });
  });
}

/** A question at the foot of the page that stands in nobody's way. */
function ask(): void {
  if (document.querySelector('.ads-question')) return;
  const question = document.createElement('section');
  question.className =
    'ads-question fixed right-3 bottom-3 left-3 z-40 mx-auto grid max-w-136 gap-3 rounded-lg border border-border bg-surface px-5 py-4 type-meta shadow-high no-print';
  question.setAttribute('aria-label', 'Advertising');
  const text = document.createElement('p');
  text.append(
    'Advertisements pay for this site. If you agree, they come from Google, which then sets cookies and learns what you read here. ',
    link(paths.cookies, 'Cookie Policy'),
  );
  const buttons = document.createElement('div');
  buttons.append(
    choice('Agree', 'yes', () => question.remove()),
    choice('No, thank you', 'no', () => question.remove()),
  );
  question.append(text, buttons);
  document.body.append(question);
}

function link(href: string, text: string): HTMLAnchorElement {
  const anchor = document.createElement('a');
  anchor.href = href;
  anchor.className = 'link';
  anchor.textContent = text;
  return anchor;
}

/** Both answers look alike: neither is the one to press. */
function choice(text: string, answer: AdsAnswer, onChosen: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button-outline';
  button.textContent = text;
  button.addEventListener('click', () => {
    onChosen();
    settle(answer);
  });
  return button;
}

function settle(answer: AdsAnswer): void {
  const had = document.documentElement.dataset.ads;
  try {
    localStorage.setItem(ADS_ANSWER, answer);
  } catch {
    // Asked again on the next page.
  }
  document.documentElement.dataset.ads = answer;
  if (answer === 'yes') fill();
  // What the network has loaded is not to be had out of a page again.
  else if (had === 'yes') location.reload();
}

/** Loads the network and gives it the page's slots, once. */
function fill(): void {
  const publisher = slots()[0]?.dataset.publisher;
  if (!publisher || document.querySelector(`script[src^="${AD_SCRIPT}"]`)) return;
  const network: Network = window;
  network.adsbygoogle ??= [];
  const queue = network.adsbygoogle;
  if (slots().some(({ dataset }) => 'autoAds' in dataset))
    queue.push({ google_ad_client: publisher, enable_page_level_ads: true });
  for (const slot of slots()) {
    const place = document.createElement('ins');
    place.className = 'adsbygoogle block w-full';
    place.dataset.adClient = publisher;
    place.dataset.adFormat = slot.dataset.ad === 'rectangle' ? 'rectangle' : 'auto';
    slot.append(place);
    queue.push({});
  }
  const script = document.createElement('script');
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.src = `${AD_SCRIPT}?client=${publisher}`;
  document.head.append(script);
}
