import { counted } from '#src/domain/counted.ts';
import { $isOffline, $waiting } from '#src/stores/premium/shopping-list.ts';
import { useLive } from '../../ui/use-live.ts';

/** Says quietly that changes wait in this browser. */
export function OfflineNote() {
  const isOffline = useLive($isOffline);
  const waiting = useLive($waiting);
  const changes = counted(waiting, 'change');
  return (
    <p className="mt-2 min-h-6 type-meta text-muted no-print" role="status">
      {isOffline && (waiting > 0 ? `Offline – ${changes} saved here, sent when you’re back.` : 'Offline – saved here.')}
    </p>
  );
}
