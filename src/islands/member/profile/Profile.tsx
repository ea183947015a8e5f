import { paths } from '#src/paths.ts';
import { $session } from '#src/stores/members/session.ts';
import { Failure } from '../../ui/Failure.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useLive } from '../../ui/use-live.ts';
import { AccountSettings } from './AccountSettings.tsx';
import { ContactAdmin } from './ContactAdmin.tsx';
import { DietaryPreferences } from './DietaryPreferences.tsx';
import { HouseholdSection } from './HouseholdSection.tsx';
import { KeptHere } from './KeptHere.tsx';
import { MailLists } from './MailLists.tsx';
import { MealPlanWeek } from './MealPlanWeek.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { PersonalInformation } from './PersonalInformation.tsx';
import { Sessions } from './Sessions.tsx';
import { SigningIn } from './SigningIn.tsx';
import { YourData } from './YourData.tsx';
import { YourPlan } from './YourPlan.tsx';

const SECTIONS = [
  { id: 'personal-information', label: 'Personal Information' },
  { id: 'dietary-preferences', label: 'Dietary Preferences' },
  { id: 'meal-plan', label: 'Meal plan', isPremium: true },
  { id: 'household', label: 'Household' },
  { id: 'your-plan', label: 'Your plan' },
  { id: 'account-settings', label: 'Account Settings' },
  { id: 'signing-in', label: 'Signing in' },
  { id: 'sessions', label: 'Where you are signed in' },
  { id: 'kept-here', label: 'Kept on this device' },
  { id: 'mail-lists', label: 'E-mails you get' },
  { id: 'contact-admin', label: 'Contact Admin' },
  { id: 'your-data', label: 'Your data' },
] as const;

/** The member's own page. A session with a temporary password sees nothing but the password form. */
export function Profile() {
  const { data, error } = useLive($session);
  if (error && !data) {
    return (
      <Failure className="max-w-xl" onRetry={() => $session.invalidate()}>
        We couldn’t load your profile.
      </Failure>
    );
  }
  if (!data?.member) {
    // Visitors are told at once; where somebody seems to be signed in, it waits until that is known.
    return (
      <>
        <NotLoggedIn />
        {!data && <Loading className="for-members min-h-[60vh] items-start" />}
      </>
    );
  }
  const { member } = data;
  if (member.requiresPasswordChange) return <ForcedChange />;
  return (
    <div className="grid gap-10 lg:grid-cols-[14rem_minmax(0,44rem)]">
      <nav aria-label="Profile" className="hidden lg:block">
        <ul className="sticky top-28 grid gap-1">
          {SECTIONS.filter((section) => !('isPremium' in section) || member.isPremium).map(({ id, label }) => (
            <li key={id}>
              <a className="nav-link" href={`#${id}`}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid grid-cols-1 gap-6">
        <PersonalInformation member={member} />
        <DietaryPreferences member={member} />
        {member.isPremium && <MealPlanWeek member={member} />}
        <HouseholdSection isPremium={member.isPremium} />
        <YourPlan />
        <AccountSettings member={member} />
        <SigningIn needsSecondFactor={member.needsSecondFactor} />
        <Sessions />
        <KeptHere />
        <MailLists member={member} />
        <ContactAdmin />
        <YourData />
      </div>
    </div>
  );
}

function NotLoggedIn() {
  return (
    <div className="for-visitors card max-w-xl p-6 md:p-8">
      <h2 className="text-h2">Not Logged In</h2>
      <p className="mt-3 text-muted">Please sign in to see and change your profile.</p>
      <a className="button button-primary mt-6" href={paths.signIn(paths.profile)}>
        Sign in
      </a>
    </div>
  );
}

function ForcedChange() {
  return (
    <section className="card max-w-xl p-6 md:p-8" aria-labelledby="forced-change">
      <h2 id="forced-change" className="text-h2">
        Choose a new password
      </h2>
      <p className="mt-3 mb-6 text-muted">
        You signed in with a temporary password. Choose your own to open the rest of your account.
      </p>
      <PasswordForm onDone={() => undefined} />
    </section>
  );
}
