import { bareAddress, focusOf, stepOf } from '#src/domain/pictures/picture-address.ts';
import { moment } from '../../../ui/times.ts';

const MOMENTS = ['publishAt', 'unpublishAt'];
const PICTURES = ['imageUrl'];

/** What a form of any kind says in a field, a line a thing. */
export function fieldLines(value: unknown, name: string): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (typeof value === 'boolean') return [value ? 'Yes' : 'No'];
  if (Array.isArray(value)) return value.flatMap((each) => fieldLines(each, name));
  if (MOMENTS.includes(name)) return [moment(new Date(String(value)).getTime())];
  if (PICTURES.includes(name)) return [pictureText(String(value))];
  return String(value).split('\n');
}

/** "dal.jpg, of step 3, around 40 % from the left and 50 % from the top". */
export function pictureText(address: string): string {
  const [step, focus] = [stepOf(address), focusOf(address)];
  return [
    bareAddress(address).split('/').at(-1),
    ...(step === null ? [] : [`of step ${step}`]),
    ...(focus ? [`around ${focus.x} % from the left and ${focus.y} % from the top`] : []),
  ].join(', ');
}
