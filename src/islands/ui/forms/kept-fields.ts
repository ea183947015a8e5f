type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** By what each field is called: its text, or whether it is ticked. */
export type FieldTexts = Readonly<Record<string, string | boolean>>;

/** Of no use a second time, or nobody's to keep: passwords, codes, files, what one looks for. */
const NOT_KEPT =
  '[type=password],[type=file],[type=hidden],[type=search],[role=combobox],[autocomplete=one-time-code],[readonly]';

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

/** The fields one types into or ticks, each by a name of its own. */
function fieldsIn(place: HTMLElement): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const field of place.querySelectorAll<Field>('input,textarea,select')) {
    if (field.matches(NOT_KEPT)) continue;
    const name = isTicked(field) ? `${field.name}=${field.value}` : field.name;
    let own = name;
    for (let number = 2; fields.has(own); number++) own = `${name} ${number}`;
    fields.set(own, field);
  }
  return fields;
}

/** What stands in the fields. */
export const fieldTexts = (place: HTMLElement): FieldTexts =>
  Object.fromEntries(
    [...fieldsIn(place)].map(([name, field]) => [name, isTicked(field) ? field.checked : field.value]),
  );

/** Puts texts back as if they were typed, so that whoever listens hears of it. Returns whether a field is another now. */
function typeOnce(place: HTMLElement, texts: FieldTexts): boolean {
  let isChanged = false;
  for (const [name, field] of fieldsIn(place)) {
    const text = texts[name];
    if (isTicked(field)) {
      // Of radios the other one is left by the click on this.
      if (typeof text !== 'boolean' || text === field.checked || (field.type === 'radio' && !text)) continue;
      field.click();
    } else {
      if (typeof text !== 'string' || text === field.value) continue;
      setValue(field, text);
    }
    isChanged = true;
  }
  return isChanged;
}

/** Fields that stand there only once another one says so, and those only once a third one does. */
const ROUNDS = 3;

/** Types again what was typed before, once the place is drawn. Resolves to whether there was any of it. */
export async function typeAgain(place: HTMLElement, texts: FieldTexts): Promise<boolean> {
  for (let round = 1; round <= ROUNDS; round++) {
    await new Promise((drawn) => requestAnimationFrame(drawn));
    if (!place.isConnected || !typeOnce(place, texts)) return round > 1;
  }
  return true;
}

/** As a browser does it: React puts a setter of its own before that of the element, and would not hear of this one. */
function setValue(field: Field, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }));
}
