import { writtenIn } from '#src/domain/recipes/shown-recipe.ts';
import type { ScalableRecipe } from '#src/domain/scaling/scaling.ts';
import { $units, chooseUnits } from '#src/stores/recipes/units.ts';
import { useLive } from '../ui/use-live.ts';
import { UnitSwitch } from './UnitSwitch.tsx';

/** Metric or US, °C or °F: for this recipe and all others. */
export function UnitSwitches({ recipe }: { recipe: ScalableRecipe }) {
  const { system, scale } = useLive($units);
  const written = writtenIn(recipe);
  return (
    <div className="units order-1 flex flex-wrap gap-2 pt-2 pb-3 lg:order-none lg:pt-0 lg:pb-4 for-script">
      <UnitSwitch
        name="Measures"
        options={{ metric: 'Metric', us: 'US' }}
        value={system ?? written.system}
        onChoose={(value) => chooseUnits({ system: value })}
      />
      {written.scale && (
        <UnitSwitch
          name="Temperatures"
          options={{ C: '°C', F: '°F' }}
          value={scale ?? written.scale}
          onChoose={(value) => chooseUnits({ scale: value })}
        />
      )}
    </div>
  );
}
