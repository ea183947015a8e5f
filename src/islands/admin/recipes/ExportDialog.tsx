import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { counted } from '#src/domain/counted.ts';
import { ARCHIVE_FORMATS, type ArchiveFormat, EXPORT_CHOICE_MAX } from '#src/domain/recipes/formats/formats.ts';
import { paths } from '#src/paths.ts';
import { $recipeFilter, filterParameters } from '#src/stores/admin/recipes/recipe-filter.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { SelectField } from '../../ui/forms/Select.tsx';

interface Props {
  /** Ids of the recipes that are chosen. */
  chosen: readonly string[];
  onClose: () => void;
}

const FORMATS = Object.entries(ARCHIVE_FORMATS).map(([format, { label }]) => [format, label] as const);
const isTooMany = (chosen: readonly string[]): boolean => chosen.length > EXPORT_CHOICE_MAX;

/** Takes recipes elsewhere: those that are chosen, or all of the list. */
export function ExportDialog({ chosen, onClose }: Props) {
  const filter = useStore($recipeFilter);
  const [format, setFormat] = useState<ArchiveFormat>('plantry');
  const [isChoice, setChoice] = useState(chosen.length > 0 && !isTooMany(chosen));
  const { sort: _, page: __, ...list } = filterParameters(filter);
  const which = isChoice ? { ids: chosen.join(',') } : list;
  return (
    <Dialog title="Export recipes" onClose={onClose}>
      <SelectField
        label="For"
        options={FORMATS}
        value={format}
        data-autofocus
        onChoose={(value) => setFormat(value as ArchiveFormat)}
      />
      {chosen.length > 0 && (
        <SelectField
          label="Which"
          options={[
            ...(isTooMany(chosen) ? [] : [['choice', `${counted(chosen.length, 'recipe')} chosen`] as const]),
            ['all', 'All in this list'],
          ]}
          value={isChoice ? 'choice' : 'all'}
          onChoose={(value) => setChoice(value === 'choice')}
        />
      )}
      <p className="text-muted">
        {isTooMany(chosen) && `You can choose up to ${EXPORT_CHOICE_MAX} one by one: narrow the list down for more. `}
        Drafts and pictures come along.
        {format !== 'plantry' && ' What this format has no place for is kept in the archive, too.'}
      </p>
      <p>
        <a
          className="button button-primary"
          href={paths.exportRecipes({ format, ...which })}
          download
          onClick={onClose}
        >
          Download
        </a>
      </p>
    </Dialog>
  );
}
