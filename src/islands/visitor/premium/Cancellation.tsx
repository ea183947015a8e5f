import { type CancellationClaim, cancellationSchema } from '#src/domain/premium/billing/cancellation.ts';
import { lookUpPlan, sendCancellation } from '#src/stores/premium/plan.ts';
import { Check } from '../../ui/forms/Check.tsx';
import { TextArea } from '../../ui/forms/Field.tsx';
import { ByLink } from './ByLink.tsx';
import { ContractForm } from './ContractForm.tsx';

const WORDS = {
  button: 'Cancel contract',
  question: 'Is this the plan you want to end?',
  otherwise: 'Every plan ordered with this address',
  confirm: 'Cancel now',
  done: 'We’ve got it: your plan ends',
  outcome: 'The confirmation says when it ends. Nothing more is charged.',
};
const WHEN: Record<CancellationClaim['kind'], string> = {
  ordinary: 'As soon as the contract allows',
  extraordinary: 'At once, for an important reason',
};
const REVIEW = {
  done: 'We’ve got it, and will read it',
  outcome: 'One of us reads your reason and writes to you. Your plan goes on until then.',
};

/**
 * Ends a plan. The reason is asked for by CSS where one is needed: what was chosen before the script was there counts, too.
 */
export function Cancellation() {
  return (
    <ByLink>
      <ContractForm
        schema={cancellationSchema}
        find={lookUpPlan}
        declare={sendCancellation}
        words={WORDS}
        wordsOf={({ kind }) => (kind === 'extraordinary' ? REVIEW : WORDS)}
        rows={(claim) => (
          <>
            <dt className="text-muted">Ends</dt>
            <dd>{WHEN[claim.kind]}</dd>
            {claim.kind === 'extraordinary' && (
              <>
                <dt className="text-muted">Reason</dt>
                <dd className="wrap-anywhere">{claim.reason}</dd>
              </>
            )}
          </>
        )}
      >
        {(errorOf) => (
          <div className="group grid gap-5">
            <fieldset className="grid gap-1">
              <legend className="mb-1 font-semibold">When should it end?</legend>
              {(['ordinary', 'extraordinary'] as const).map((each) => (
                <Check
                  key={each}
                  type="radio"
                  name="kind"
                  value={each}
                  defaultChecked={each === 'ordinary'}
                  className="flex min-h-11 items-center gap-3"
                >
                  {WHEN[each]}
                </Check>
              ))}
            </fieldset>
            <div className="hidden group-has-[[value=extraordinary]:checked]:block">
              <TextArea label="The reason" name="reason" rows={3} maxLength={1000} error={errorOf('reason')} />
            </div>
          </div>
        )}
      </ContractForm>
    </ByLink>
  );
}
