import type { ClientDirective } from 'astro';

/** `client:member`: loads only for members, whom the head script marked on <html>. */
const member: ClientDirective = async (load) => {
  if (!('member' in document.documentElement.dataset)) return;
  const hydrate = await load();
  await hydrate();
};

export default member;
