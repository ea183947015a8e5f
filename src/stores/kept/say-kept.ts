const ID = 'kept-note';

const WHEN = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });

/** Says at the top of a page that it shows what was kept at that time (UTC milliseconds), and offers the site's own once it is back. */
export function sayKept(at: number): void {
  const note = document.getElementById(ID) ?? newNote();
  note.textContent = `You’re offline: this is what was kept on ${WHEN.format(at)}.`;
  addEventListener('online', () => offerAnew(note), { once: true });
}

function newNote(): HTMLElement {
  const note = document.createElement('p');
  note.id = ID;
  note.className = 'notice';
  note.role = 'status';
  const place = document.createElement('div');
  place.className = 'container-page py-4 no-print';
  place.append(note);
  document.getElementById('main')?.prepend(place);
  return note;
}

function offerAnew(note: HTMLElement): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'link py-1';
  button.textContent = 'Show it as it is now';
  button.addEventListener('click', () => location.reload());
  note.replaceChildren('You’re back online. ', button);
}
