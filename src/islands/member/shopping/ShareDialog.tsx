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
    openNote={share ? `A link from ${longDay(share.createdAt)} is active.` : ''}
    endLabel="End sharing"
    onMake={shareList}
    onEnd={endSharing}
    onClose={onClose}
  >
    Anyone with the link can read your list as it is right now, without an account. They can’t tick or change anything.
  </SecretAddressDialog>
);
