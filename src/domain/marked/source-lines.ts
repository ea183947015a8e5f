import type { ToldTimes } from '../free-text/times.ts';
import { minutesText } from '../quantities/duration-texts.ts';
import type { ReadSource, SourceSpan, Use } from '../recipes/editing/source-spans.ts';
import type { MarkedPart } from './marked-recipe.ts';
import type { HeadedStep } from './marked-steps.ts';

const TIMES: readonly [keyof ToldTimes, string][] = [
  ['prep', 'Prep time'],
  ['cook', 'Cook time'],
  ['rest', 'Rest time'],
  ['total', 'Total time'],
];

/** The lines of a marked recipe, written down one by one with what became of each. */
export class SourceLines {
  text = '';
  private readonly spans: SourceSpan[] = [];

  add(used: Use | null, line: string, index?: number): void {
    const words = line.replace(/\s+/g, ' ').trim();
    if (words === '') return;
    const from = this.text.length;
    this.text += `${words}\n`;
    this.spans.push({ from, to: this.text.length, used, ...(used !== null && index !== undefined && { index }) });
  }

  addTimes(minutes: ToldTimes): void {
    for (const [name, label] of TIMES) {
      const told = minutes[name];
      if (told !== null) this.add('times', `${label}: ${minutesText(told)}`);
    }
  }

  /** Of lines beyond the `most` that a recipe has nothing becomes; a heading over all of them is no group. */
  addIngredients(
    parts: readonly MarkedPart[],
    lines: readonly string[],
    kept: { most: number; groups: readonly string[] },
  ): void {
    let at = 0;
    for (const { heading, lines: own } of parts) {
      const group = heading === null ? -1 : kept.groups.indexOf(heading);
      if (heading !== null) this.add(group < 0 ? 'heading' : 'group', heading, group < 0 ? undefined : group);
      for (const _ of own) {
        this.add(at < kept.most ? 'ingredient' : null, lines[at] ?? '', at);
        at++;
      }
    }
  }

  addSteps(steps: readonly HeadedStep[], most: number): void {
    for (const [at, { heading, text }] of steps.entries()) {
      const used = at < most ? 'step' : null;
      this.add(used, heading ?? '', at);
      this.add(used, text, at);
    }
  }

  addTips(tips: readonly string[], most: number): void {
    let length = 0;
    for (const tip of tips) {
      length += tip.length + 1;
      this.add(length <= most + 1 ? 'tip' : null, tip);
    }
  }

  /** Lines of which nothing became. */
  get unused(): string[] {
    return this.spans.filter(({ used }) => used === null).map(({ from, to }) => this.text.slice(from, to).trim());
  }

  get account(): ReadSource {
    return { text: this.text, spans: this.spans };
  }
}
