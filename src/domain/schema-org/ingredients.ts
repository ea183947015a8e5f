import { ingredientTexts, listedIn } from '../free-text/ingredients.ts';
import type { MarkedPart } from '../marked/marked-recipe.ts';
import { listedParts } from './listed-parts.ts';
import { isNode, type Node } from './nodes.ts';
import { textsOf, type ValueReader } from './text-values.ts';

/** A line that lists at least so many with amounts is the whole list. */
const LEAST = 3;

/** Ingredients in whatever shape `recipeIngredient` has; one text with commas is parted. */
export function ingredientPartsOf(value: unknown, reader: ValueReader): MarkedPart[] {
  const parts = listedParts(value, reader, (node) => lineOf(node, reader));
  const [only, ...more] = parts;
  const [line, ...others] = only?.lines ?? [];
  if (!only || !line || more.length > 0 || others.length > 0 || listedIn(line) < LEAST) return parts;
  return [{ ...only, lines: ingredientTexts(line) }];
}

/** "2 tbsp lemon juice, fresh" of an object that says amount, unit, food and remark one by one. */
function lineOf(node: Node, reader: ValueReader): string | null {
  const said = (value: unknown) => textsOf(value ?? '', reader);
  const whole = said(node.text ?? node.originalText ?? node.original);
  if (whole.length > 0) return whole.join(' ');
  const quantity = node.requiredQuantity ?? node.quantity ?? node.amount;
  const measured = isNode(quantity) ? [quantity.value, quantity.unitText ?? quantity.unitCode] : [quantity];
  const unit = node.unit ?? node.unitText;
  const food = said(node.name ?? node.food ?? node.ingredient ?? node.value);
  if (food.length === 0) return null;
  const line = [...measured.flatMap((each) => said(each)), ...said(unit), ...food].join(' ');
  const remark = said(node.notes ?? node.note ?? node.comment).join(' ');
  return remark === '' ? line : `${line}, ${remark}`;
}
