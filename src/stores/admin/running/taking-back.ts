import { type TakenBackView, takeBackCall } from '#src/contracts/site/admin-operations.ts';
import { counted } from '#src/domain/counted.ts';
import { call } from '../../client.ts';
import { toast } from '../../toasts.ts';
import { failed } from '../failed.ts';

type Results = TakenBackView['results'];

/**
 * Takes back what an entry of the audit log did, in as many calls as it takes, and says what stays and why. Resolves to whether
 * that worked.
 */
export async function takeBackEntry(id: number): Promise<boolean> {
  const results: Results = [];
  try {
    for (let left = 1; left > 0; ) {
      const part = await call(takeBackCall, { params: { id: String(id) } });
      results.push(...part.results);
      left = part.left;
    }
    tellBack(results);
    return true;
  } catch (error) {
    if (results.length > 0) tellBack(results);
    failed('Not taken back', error);
    return false;
  }
}

function tellBack(results: Results): void {
  const of = results.length;
  const number = (outcome: Results[number]['outcome']) => results.filter((each) => each.outcome === outcome).length;
  const [changed, gone, refused] = [number('changed'), number('gone'), number('refused')];
  const were = (count: number) => (count === 1 ? 'was' : 'were');
  const stay = (count: number) => (count === 1 ? 'stays' : 'stay');
  const why = results.find(({ outcome }) => outcome === 'refused')?.message ?? '';
  const asDrafts = results.filter(({ outcome, message }) => outcome === 'done' && message).length;
  const said = [
    changed > 0 && `${changed} of ${of} ${were(changed)} changed since and ${stay(changed)}.`,
    gone > 0 && `${gone} of ${of} ${were(gone)} deleted since.`,
    refused > 0 && `${refused} of ${of} can’t go back: ${why}`,
    asDrafts > 0 && `${asDrafts} came back as ${asDrafts === 1 ? 'a draft' : 'drafts'}.`,
  ];
  toast({ title: `${counted(number('done'), 'change')} taken back`, description: said.filter(Boolean).join(' ') });
}
