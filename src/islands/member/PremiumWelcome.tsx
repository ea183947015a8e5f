import {
  ArrowRight,
  BookOpenText,
  CalendarDays,
  type LucideIcon,
  Mail,
  ShoppingBasket,
  Sparkles,
  SunMedium,
} from 'lucide-react';
import { useEffect } from 'react';
import { DENIED_MS } from '#src/domain/constants.ts';
import { paths } from '#src/paths.ts';
import { $session } from '#src/stores/members/session.ts';
import { Loading } from '../ui/Loading.tsx';
import { useLive } from '../ui/use-live.ts';
import { useParameter } from '../ui/use-parameter.ts';
import { Arriving } from './premium/Arriving.tsx';

interface Feature {
  Icon: LucideIcon;
  title: string;
  text: string;
  href?: string;
}

const FEATURES: Feature[] = [
  { Icon: Sparkles, title: 'AI search', text: 'Say what you feel like in a sentence.', href: paths.recipes() },
  {
    Icon: BookOpenText,
    title: 'PDF downloads',
    text: 'Take your favourites into the kitchen on paper.',
    href: paths.favorites,
  },
  {
    Icon: ShoppingBasket,
    title: 'Auto shopping lists',
    text: 'What you plan to cook, sorted by aisle.',
    href: paths.shoppingList,
  },
  {
    Icon: CalendarDays,
    title: 'Meal planning',
    text: 'A week at a glance, with its nutrition.',
    href: paths.mealPlan,
  },
  {
    Icon: Mail,
    title: 'E-mail recipes',
    text: 'Send any recipe to yourself or a friend.',
    href: paths.recipes(),
  },
  { Icon: SunMedium, title: 'Ad-free', text: 'Nothing between you and dinner.' },
];

/** Greets premium members; after "Access Denied", sends visitors to sign in and everybody else home. */
export function PremiumWelcome() {
  const { data } = useLive($session);
  const role = data && (data.member?.role ?? 'visitor');
  const order = useParameter('order');
  useEffect(() => {
    // Back from paying: the role may follow in a moment.
    if (order !== null && role !== 'visitor') return;
    if (!role || role === 'premium') return;
    const to = role === 'visitor' ? paths.signIn(paths.premiumWelcome) : paths.home;
    const leaving = setTimeout(() => location.replace(to), DENIED_MS);
    return () => clearTimeout(leaving);
  }, [role, order]);
  if (order && role && role !== 'visitor') return <Arriving order={order} firstName={data?.member?.firstName ?? ''} />;
  if (role !== 'premium') {
    return (
      <>
        <div className={data ? undefined : 'for-visitors'}>
          <h1 className="text-h1">Access Denied</h1>
          <p className="mt-3 text-lead">This page is for premium members.</p>
        </div>
        {!data && (
          <div className="for-members">
            <h1 className="sr-only">Welcome to Premium</h1>
            <Loading className="min-h-[50vh] items-start text-inherit" />
          </div>
        )}
      </>
    );
  }
  return (
    <>
      <h1 className="text-display">Welcome to Premium, {data?.member?.firstName}</h1>
      <p className="mt-5 max-w-short text-lead">Everything below is yours. Enjoy your meal.</p>
      <ul className="mt-12 grid gap-4 sm:grid-cols-2 wide:grid-cols-3">
        {FEATURES.map((feature) => (
          <li key={feature.title}>
            <FeatureCard {...feature} />
          </li>
        ))}
      </ul>
      <nav aria-label="Quick links" className="mt-12 flex flex-wrap gap-3">
        <a className="button button-primary" href={paths.recipes()}>
          Browse recipes
        </a>
        <a className="button border-current" href={paths.favorites}>
          Your favourites
        </a>
        <a className="button border-current" href={paths.categories}>
          Categories
        </a>
      </nav>
    </>
  );
}

function FeatureCard({ Icon, title, text, href }: Feature) {
  const content = (
    <>
      <span className="flex items-center justify-between">
        <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
        {href && <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />}
      </span>
      <h2 className="mt-4 type-lead">{title}</h2>
      <p className="mt-1">{text}</p>
    </>
  );
  return href ? (
    <a className="block h-full rounded-lg border border-on-butter/20 p-6.5 text-inherit no-underline" href={href}>
      {content}
    </a>
  ) : (
    <div className="block h-full rounded-lg border border-on-butter/20 p-6.5 text-inherit no-underline">{content}</div>
  );
}
