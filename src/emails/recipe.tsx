import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { type ComponentProps, Fragment } from 'react';
import { groupsOf, type IngredientGroup } from '#src/domain/ingredients/ingredient-groups.ts';
import type { NutriScore } from '#src/domain/nutrition/nutri-score.ts';
import { Action, Fine, MailFrame, type MailSite, Paragraph } from './frame.tsx';
import { RecipeFigures } from './recipe-figures.tsx';
import {
  fine,
  ingredient,
  link as linkStyle,
  listItem,
  list as listStyle,
  partHead,
  picture as pictureStyle,
  quote,
  subhead,
} from './styles.ts';

interface Words {
  text: string;
  isStrong: boolean;
}

interface Props {
  site: MailSite;
  title: string;
  description: string;
  link: string;
  picture: string | null;
  facts: string[];
  diets: string[];
  /** Diets that it keeps if the labels of products say so. */
  notes: string[];
  allergens: { name: string; text: string }[];
  /** Both empty in a teaser, as all that follows from them. */
  ingredients: { amount: string | null; rest: string }[];
  ingredientGroups: IngredientGroup[];
  source: { url: string; site: string } | null;
  steps: Words[][];
  stepsNote: string | null;
  tips: string[];
  nutriScore: NutriScore | null;
  nutrition: ComponentProps<typeof RecipeFigures>['nutrition'];
  note: string;
  /** `null` for a mail to oneself. */
  sender: { name: string; email: string } | null;
  refusal: { page: string } | null;
}

export function SharedRecipe({
  site,
  title,
  description,
  link,
  picture,
  facts,
  diets,
  notes,
  allergens,
  ingredients,
  ingredientGroups,
  source,
  steps,
  stepsNote,
  tips,
  nutriScore,
  nutrition,
  note,
  sender,
  refusal,
}: Props) {
  const isTeaser = ingredients.length === 0 && steps.length === 0;
  return (
    <MailFrame
      site={site}
      preview={sender ? `${sender.name} sent you a recipe.` : description}
      title={title}
      reason={
        sender
          ? `You’re getting this because ${sender.name} (${sender.email}), a member of ${site.name}, entered your address.`
          : `You’re getting this because you sent yourself a recipe at ${site.name}.`
      }
    >
      {sender && <Paragraph>{sender.name} sends you this recipe.</Paragraph>}
      {note && <Note text={note} />}
      {picture && <img src={picture} alt={title} width="504" height="378" style={pictureStyle} />}
      <Paragraph>{description}</Paragraph>
      <Text style={fine}>{facts.join(' · ')}</Text>
      {diets.length > 0 && <Text style={fine}>{diets.join(' · ')}</Text>}
      {notes.length > 0 && <Text style={fine}>{notes.join(' ')}</Text>}
      {ingredients.length > 0 && <h2 style={subhead}>Ingredients</h2>}
      {groupsOf(ingredients, ingredientGroups).map(({ name, at, entries }) => (
        <Fragment key={at}>
          {name && <h3 style={partHead}>{name}</h3>}
          <ul style={listStyle}>
            {entries.map(([index, { amount, rest }]) => (
              <li key={index} style={ingredient}>
                {amount !== null && <strong>{amount} </strong>}
                {rest}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      <Text style={fine}>
        {allergens.map(({ name, text }) => (
          <Fragment key={name + text}>
            {name && <strong>{name}: </strong>}
            {text}
            <br />
          </Fragment>
        ))}
      </Text>
      {steps.length > 0 && <h2 style={subhead}>Instructions</h2>}
      {stepsNote && <Fine>{stepsNote}</Fine>}
      {steps.length > 0 && (
        <ol style={listStyle}>
          {steps.map((words) => (
            <li key={words.map(({ text }) => text).join('')} style={listItem}>
              {words.map(({ text, isStrong }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: parts of a fixed text
                <Fragment key={i}>{isStrong ? <strong>{text}</strong> : text}</Fragment>
              ))}
            </li>
          ))}
        </ol>
      )}
      {tips.length > 0 && <h2 style={subhead}>Tips &amp; Notes</h2>}
      {tips.map((tip) => (
        <Paragraph key={tip}>{tip}</Paragraph>
      ))}
      <RecipeFigures nutriScore={nutriScore} nutrition={nutrition} />
      {isTeaser && <Paragraph>The whole recipe is for premium members of {site.name}.</Paragraph>}
      {source && (
        <Paragraph>
          Adapted from{' '}
          <Link href={source.url} style={linkStyle}>
            {source.site}
          </Link>
        </Paragraph>
      )}
      <Action href={link}>Open the recipe</Action>
      {refusal && (
        <Fine>
          Don’t want recipes from members of {site.name}?{' '}
          <Link href={refusal.page} style={linkStyle}>
            Stop these e-mails
          </Link>
        </Fine>
      )}
    </MailFrame>
  );
}

const Note = ({ text }: { text: string }) => (
  <Text style={quote}>
    {text.split(/\r\n|\r|\n/).map((line, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines of a fixed text
      <Fragment key={i}>
        {i > 0 && <br />}
        {line}
      </Fragment>
    ))}
  </Text>
);
