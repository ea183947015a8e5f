import { Card } from '../ui/Card.tsx';
import { Area } from './Area.tsx';
import type { EditorState } from './use-editor.ts';

/** The longer texts below a recipe. */
export function Texts({ editor: { form, errors, change } }: { editor: EditorState }) {
  return (
    <Card title="Good to know">
      <div className="grid gap-4">
        <Area
          label="Nutritional benefits"
          value={form.nutritionalBenefits}
          error={errors.nutritionalBenefits}
          onChange={(nutritionalBenefits) => change({ nutritionalBenefits })}
        />
        <Area
          label="Tips and notes"
          value={form.tipsAndNotes}
          error={errors.tipsAndNotes}
          hint="Left empty, the page shows its general tips."
          onChange={(tipsAndNotes) => change({ tipsAndNotes })}
        />
      </div>
    </Card>
  );
}
