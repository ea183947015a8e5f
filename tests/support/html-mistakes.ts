import { HtmlValidate } from 'html-validate';

/** The standard's own rules and those for assistive technology; not the ones of taste. */
const validator = new HtmlValidate({
  root: true,
  elements: ['html5'],
  extends: ['html-validate:standard', 'html-validate:a11y'],
  // Advice, not conformance: buttons with role="radio" are a pattern of the ARIA Authoring Practices.
  rules: { 'prefer-native-element': 'off' },
});

/** What is wrong with a page's HTML, one line each. */
export async function htmlMistakes(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column, selector }) => `${line}:${column} ${ruleId}: ${message} (${selector})`,
    ),
  );
}
