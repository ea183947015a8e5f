import { Text } from '@react-email/text';
import { NUTRI_MEANINGS, type NutriScore } from '#src/domain/nutrition/nutri-score.ts';
import { figure, fine, list, paragraph, partFigure, scoreLetter, subhead } from './styles.ts';

interface Row {
  label: string;
  isPart: boolean;
  perServing: string;
  /** Per cent of an adult's reference intake; `null` where it is not known. */
  percent: number | null;
}

interface Props {
  nutriScore: NutriScore | null;
  nutrition: { rows: Row[]; note: string } | null;
}

/** Nutri-Score and nutrition in one serving: a list rather than a table, so that the text of the mail reads well too. */
export function RecipeFigures({ nutriScore, nutrition }: Props) {
  if (!nutriScore && !nutrition) return null;
  return (
    <>
      <h2 style={subhead}>Nutrition</h2>
      {nutriScore && (
        <Text style={paragraph}>
          Nutri-Score <strong style={scoreLetter(nutriScore)}>{nutriScore}</strong> ·{' '}
          {NUTRI_MEANINGS[nutriScore].toLowerCase()}
        </Text>
      )}
      {nutrition && <Text style={fine}>In one serving, and its share of an adult’s reference intake for a day:</Text>}
      {nutrition && (
        <ul style={list}>
          {nutrition.rows.map(({ label, isPart, perServing, percent }) => (
            <li key={label} style={isPart ? partFigure : figure}>
              {isPart ? label : <strong>{label}</strong>}: {perServing}
              {percent !== null && ` (${percent} %)`}
            </li>
          ))}
        </ul>
      )}
      {nutrition && <Text style={fine}>{nutrition.note}</Text>}
    </>
  );
}
