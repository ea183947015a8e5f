import type { ShoppingListView } from '#src/domain/premium/shopping/list.ts';
import { endSharing, shareList } from '#src/stores/premium/shopping-share.ts';
import { longDay } from '../../ui/times.ts';
import { SecretAddressDialog } from '../SecretAddressDialog.tsx';

interface Props {
  share: ShoppingListView['share'];
  onClose: () => void;
}

/** Makes and ends the link by which others read the list. */
export const ShareDialog = ({ share, onClose }: Props) => (
  <SecretAddressDialog
    title="Share your list"
    noun="link"
    label="Link to your list"
    isOpen={share !== null}
    openNote={share ? `A link made on ${longDay(share.createdAt)} is open.` : ''}
    endLabel="End sharing"
    onMake={shareList}
    onEnd={endSharing}
    onClose={onClose}
  >
    Whoever has the link can read this list as it is at that moment, without an account. They cannot tick or change
    anything.
  </SecretAddressDialog>
);
