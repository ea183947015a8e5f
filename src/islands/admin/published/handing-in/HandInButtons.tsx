import { Button } from '../../../ui/Button.tsx';
import type { ThingHandedIn } from './use-handing-in.ts';

interface Props {
  handedIn: ThingHandedIn;
  /** Whether something in the form is not saved. */
  isTyped: boolean;
  /** Saves what is typed; resolves to when the thing was changed last, or `null` where that failed. */
  saved: () => Promise<number | null>;
}

/** For an author, in place of publishing: says that a draft is ready, or takes that back. */
export function HandInButtons({ handedIn: { stand, isChanged, isBusy, verbs }, isTyped, saved }: Props) {
  const handIn = async () => {
    const updatedAt = await saved();
    if (updatedAt !== null) await verbs.handIn(updatedAt);
  };
  const isHandedIn = stand === 'handed-in';
  const isReady = stand === 'work' || stand === 'back' || (isHandedIn && (isChanged || isTyped));
  if (isReady) {
    return (
      <Button disabled={isBusy} onClick={handIn}>
        {stand === 'work' ? 'Hand in' : 'Hand in again'}
      </Button>
    );
  }
  if (!isHandedIn) return null;
  return (
    <Button look="quiet" disabled={isBusy} onClick={() => verbs.takeBack()}>
      Take back
    </Button>
  );
}
