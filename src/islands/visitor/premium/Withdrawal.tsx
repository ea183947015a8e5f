import { withdrawalSchema } from '#src/domain/premium/billing/withdrawal.ts';
import { lookUpWithdrawal, sendWithdrawal } from '#src/stores/premium/plan.ts';
import { ByLink } from './ByLink.tsx';
import { ContractForm } from './ContractForm.tsx';

const WORDS = {
  button: 'Withdraw from contract',
  question: 'Is this what you’re withdrawing from?',
  otherwise: 'Everything ordered with this address in the last 14 days',
  confirm: 'Confirm withdrawal',
  done: 'Your withdrawal has arrived',
  outcome: 'It ends now, and your money goes back the way you paid.',
};

/** Withdraws from what was bought in the last 14 days. */
export const Withdrawal = () => (
  <ByLink>
    <ContractForm schema={withdrawalSchema} find={lookUpWithdrawal} declare={sendWithdrawal} words={WORDS} />
  </ByLink>
);
