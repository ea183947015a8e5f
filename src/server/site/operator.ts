import { buyingTerms, type TermsSection, type Trader } from '#src/domain/premium/billing/contract-texts.ts';
import { paths } from '#src/paths.ts';
import { env } from '../base/env.ts';

/** Who runs the site, as the host has set it. */
export function operator(): Trader {
  const { OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_EMAIL, OPERATOR_VAT_ID, OPERATOR_REGISTER } = env();
  return {
    name: OPERATOR_NAME ?? 'The operator of this site',
    address: OPERATOR_ADDRESS,
    email: OPERATOR_EMAIL,
    vatId: OPERATOR_VAT_ID,
    register: OPERATOR_REGISTER,
  };
}

/** The terms that whoever buys Premium here agrees to. */
export function termsHere(): TermsSection[] {
  const { SITE_URL: site } = env();
  return buyingTerms(operator(), {
    withdrawal: site + paths.withdrawal,
    cancel: site + paths.cancel,
    plan: `${site}${paths.profile}#your-plan`,
  });
}
