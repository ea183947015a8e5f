import { describe, expect, it } from 'vitest';
import { countCostlyCall, countReportedVisit } from '#src/server/http/rate-limits.ts';
import { contactAdministrators } from '#src/server/members/contact.ts';
import { feedText, openFeed } from '#src/server/premium/meal-plan-feed.ts';
import { writeRecipeNote } from '#src/server/premium/recipe-notes.ts';
import { addFavourite, removeFavourite } from '#src/server/recipes/favourites.ts';
import { rateRecipe } from '#src/server/recipes/ratings.ts';
import { holdAtNoon } from '#tests/support/clock.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { makeMember, newAddress } from '#tests/support/members.ts';

holdAtNoon();
seededDatabase();

const session = { storedId: 'x', signedInAt: Date.now(), requiresPasswordChange: false, needsSecondFactor: false };
const names = { firstName: 'Robin', lastName: 'Green', role: 'user', requiresPasswordChange: false } as const;
const NO_DISH = 'no-such-dish';
const letter = { subject: 'Hello', message: 'Long enough, this one' };

/** Somebody who does a thing: each `someone` makes another. */
interface Limited {
  times: number;
  someone: () => Promise<() => Promise<unknown>>;
}

const member = (act: (id: string) => Promise<unknown>) => async () => {
  const { id } = await makeMember('premium');
  return () => act(id);
};
const client = (act: typeof countCostlyCall) => async () => {
  const clientAddress = newAddress();
  return () => act({ locals: { requestId: '', clientAddress } as App.Locals, clientAddress });
};

const LIMITED: Record<string, Limited> = {
  'rates recipes': { times: 300, someone: member((id) => rateRecipe(id, NO_DISH, 5)) },
  'saves favourites': { times: 300, someone: member((id) => addFavourite(id, NO_DISH)) },
  'takes favourites back': { times: 300, someone: member((id) => removeFavourite(id, NO_DISH)) },
  'writes notes': { times: 120, someone: member((id) => writeRecipeNote(id, NO_DISH, 'More cumin')) },
  'writes to the administrators': {
    times: 10,
    someone: member((id) => contactAdministrators({ id, email: `${id}@example.org`, ...names, session }, letter)),
  },
  'reads a calendar': {
    times: 60,
    someone: async () => {
      const { id } = await makeMember('premium');
      const secret = /([\w-]{32})\.ics$/.exec((await openFeed(id, 'Europe/Berlin')).url)?.[1] ?? '';
      return () => feedText(secret);
    },
  },
  'makes calls that cost something': { times: 600, someone: client(countCostlyCall) },
  'tells of visits': { times: 300, someone: client(countReportedVisit) },
};

describe('whoever', () => {
  it.each(Object.entries(LIMITED))('%s is stopped past a limit of their own', async (_, { times, someone }) => {
    const one = await someone();
    // No time passes in here that would end the limit: what it counts is over in a moment.
    await Promise.all(Array.from({ length: times }, one));
    await expect(one()).rejects.toMatchObject({ code: 'rate_limited' });
    await (await someone())();
  });

  it.each([
    ['for costly calls', countCostlyCall, 600],
    ['for visits', countReportedVisit, 300],
  ])('has a network of IPv6 for their own is one, however many of its addresses ask: %s', async (_, count, times) => {
    const ask = (network: string, address: number) => {
      const clientAddress = `2001:db8:${network}::${address.toString(16)}`;
      return count({ locals: { requestId: '', clientAddress } as App.Locals, clientAddress });
    };
    await Promise.all(Array.from({ length: times }, (_, at) => ask('7:1', at + 1)));
    await expect(ask('7:1', times + 1)).rejects.toMatchObject({ code: 'rate_limited' });
    await ask('7:2', 1);
  });
});
