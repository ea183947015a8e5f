import { describe, expect, it } from 'vitest';
import { buyingTerms, termsText } from '#src/domain/premium/billing/contract-texts.ts';
import { TERMS_VERSION } from '#src/domain/premium/billing/plan.ts';

const TRADER = {
  name: 'Plantry Ltd',
  address: '1 Mill Lane, York,  England',
  email: 'hello@plantry.test',
  vatId: 'GB1',
  register: 'Companies House 7',
};
const LINKS = {
  withdrawal: 'https://plantry.test/withdrawal',
  cancel: 'https://plantry.test/cancel',
  plan: 'https://plantry.test/profile',
};
const WHOM = 'Plantry Ltd, 1 Mill Lane, York, England, hello@plantry.test';

describe('what is agreed to when Premium is bought', () => {
  const sections = buyingTerms(TRADER, LINKS);
  const of = (title: string): string => sections.find((each) => each.title === title)?.paragraphs.join('\n') ?? '';

  it('says how it ends, at its own addresses', () => {
    expect(of('How it ends')).toContain(LINKS.plan);
    expect(of('How it ends')).toContain(LINKS.cancel);
  });

  it('says whom one buys from, with what there is of register and tax', () => {
    expect(of('Whom you buy from')).toBe(`${WHOM}. Register: Companies House 7. VAT identification number: GB1`);
    const [bare] = buyingTerms(
      { ...TRADER, address: undefined, email: undefined, vatId: undefined, register: undefined },
      LINKS,
    ).slice(-3);
    expect(bare).toEqual({ title: 'Whom you buy from', paragraphs: ['Plantry Ltd'] });
  });

  it('has the right to withdraw, with where and to whom, and the model form to fill in', () => {
    expect(of('Your right to withdraw')).toContain(`inform us (${WHOM})`);
    expect(of('Your right to withdraw')).toContain(LINKS.withdrawal);
    expect(of('Your right to withdraw')).toContain('within 14 days without giving any reason');
    const form = of('Model withdrawal form');
    for (const field of [
      `To ${WHOM}:`,
      'hereby give notice that I/We (*) withdraw',
      'Ordered on',
      'Name of consumer',
      'Address of consumer',
      'Signature',
      'Date',
    ])
      expect(form).toContain(field);
  });

  it('is kept as a text that names its edition', () => {
    const text = termsText('Plantry', sections);
    expect(text.startsWith(`Buying Premium at Plantry, edition ${TERMS_VERSION}\n\n\nPRICE AND PAYMENT\n\n`)).toBe(
      true,
    );
    expect(text).toContain('\n\n\nMODEL WITHDRAWAL FORM\n\n(Complete and return');
  });
});
