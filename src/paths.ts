import type { Allergen } from './domain/foods/allergen-names.ts';
import type { MailList } from './domain/members/mail-lists.ts';
import type { SoughtNutrient } from './domain/nutrition/rich-in.ts';
import { isOwnId } from './domain/own-recipes/own-id.ts';
import { focusOf } from './domain/pictures/picture-address.ts';
import type { RecipeFormat } from './domain/recipes/formats/formats.ts';
import type { Category, Diet } from './domain/recipes/kitchen.ts';
import { type Sort, sortOf, type TimeLimit } from './domain/search/listing-order.ts';
import type { SiteTextId } from './domain/site/site-texts.ts';

/** What the listing's address can say; the address says the whole state. */
export interface ListingState extends Partial<Record<TimeLimit, number | undefined>> {
  search?: string | undefined;
  category?: Category | undefined;
  tags?: readonly string[];
  dietaryPreferences?: readonly Diet[];
  /** Allergens that must not be in it. */
  without?: readonly Allergen[];
  /** Also those of which a label must be checked for them. */
  withCheck?: boolean | undefined;
  /** What a serving must have much of. */
  richIn?: readonly SoughtNutrient[];
  /** Unless it is the one that fits. */
  sort?: Sort | undefined;
  /** From 1. */
  page?: number;
}

/** Every internal address, as a function or a constant; nothing else in the project spells one out. */
export const paths = {
  home: '/',
  /** A recipe's page, also of a member's own. */
  recipe: (id: string): string => `${isOwnId(id) ? paths.myRecipes : paths.recipes()}/${encodeURIComponent(id)}`,
  /** For so many servings: in the fragment, so that it is one page for all. */
  recipeFor: (id: string, servings: number): string => `${paths.recipe(id)}#servings=${servings}`,
  /** Opens a recipe where it is cooked, step by step. */
  cook: (id: string): string => `${paths.recipe(id)}#cook`,
  /** Where several are cooked at once, and where others are looked for to cook beside them. */
  cookTogether: (ids: readonly string[] = [], search = ''): string => {
    const query = new URLSearchParams(ids.map((id) => ['recipe', id]));
    if (search) query.set('search', search);
    return query.size > 0 ? `/cook?${query}` : '/cook';
  },
  /** A recipe as a file to take along. */
  recipeAs: (id: string, format: RecipeFormat): string => `/api/recipes/${encodeURIComponent(id)}?format=${format}`,
  /** What cooks say of a recipe, on its page. */
  cookNotesOn: (id: string): string => `${paths.recipe(id)}#notes`,
  cookNote: (recipeId: string, noteId: string): string => `${paths.recipe(recipeId)}#note-${noteId}`,
  /** All that cooks say of it, in pages from 1. */
  cookNotes(id: string, { page = 1, sort = 'helpful' }: { page?: number; sort?: string } = {}): string {
    const query = new URLSearchParams();
    if (sort !== 'helpful') query.set('sort', sort);
    if (page > 1) query.set('page', String(page));
    return `${paths.recipe(id)}/notes${query.size > 0 ? `?${query}` : ''}`;
  },
  /** A photograph that waits with its note, to who may see it. */
  waitingPhoto: (picture: string): string => `/api/cook-notes/photos/${encodeURIComponent(picture)}`,
  /** Recipes of one author, whose name makes the slug. */
  author: (slug: string): string => `/authors/${encodeURIComponent(slug)}`,
  categories: '/categories',
  collections: '/collections',
  collection: (id: string): string => `/collections/${encodeURIComponent(id)}`,
  /** How searches name collections and guides. */
  pageNames: '/names.json',
  guides: '/guides',
  guide: (id: string): string => `/guides/${encodeURIComponent(id)}`,
  trending: '/trending',
  /** A letter of the newsletter as a page. */
  letterPage: (id: string): string => `/letters/${encodeURIComponent(id)}`,
  fridge: '/fridge',
  /** What a browser needs to answer by itself what can be cooked. */
  fridgeKitchen: '/fridge.json',
  favorites: '/favorites',
  /** One of a member's folders; which is in the fragment, so that it is one page for all. */
  folder: (id: string): string => `/favorites#${encodeURIComponent(id)}`,
  sharedFolder: (secret: string): string => `/folders/shared/${encodeURIComponent(secret)}`,
  /** What a member has at home. */
  atHome: '/at-home',
  /** A photograph of what a member cooked, to that member. */
  cookedPhoto: (picture: string): string => `/api/cookings/photos/${encodeURIComponent(picture)}`,
  /** What a member cooked, by month. */
  cooked: '/cooked',
  /** A member's own recipes. */
  myRecipes: '/my-recipes',
  myRecipe: (id: string): string => `/my-recipes/${encodeURIComponent(id)}`,
  /** Where one is written; which is in the fragment, so that it is one page for all. */
  writeOwn: '/my-recipes/edit',
  /** By one of the ways a recipe comes in. */
  addOwn: (way: string): string => `${paths.writeOwn}#${way}`,
  /** With a recipe of the site to begin with. */
  ownVersionOf: (id: string): string => `${paths.writeOwn}#of=${id}`,
  editOwn: (id: string): string => `${paths.writeOwn}#${id}`,
  profile: '/profile',
  /** Shows its tools at work, and how it is had. */
  premium: '/premium',
  /** Where the profile says how one signs in. */
  signInMethods: '/profile#signing-in',
  premiumWelcome: '/premium-welcome',
  /** Where a gift's code is entered. */
  redeem: '/redeem',
  /** Where anybody withdraws from what they bought. */
  withdrawal: '/withdrawal',
  /** Ends a plan without signing in. */
  cancel: '/cancel',
  shop: '/shop',
  shoppingList: '/shopping-list',
  /** The service worker that keeps a member's pages for the way. */
  keptWorker: '/kept-worker.js',
  /** Says without reception that a page isn't kept. */
  notKept: '/not-kept',
  keptOnDevice: '/profile#kept-here',
  timersWorker: '/timers-worker.js',
  /** Without pages: the worker is there for notifications alone. */
  timersScope: '/timers-worker/',
  sharedShoppingList: (secret: string): string => `/shopping-list/shared/${encodeURIComponent(secret)}`,
  /** Where an invitation is taken; its secret is in the fragment, which no server is told. */
  joinHousehold: '/household/join',
  householdInvitation: (secret: string): string => `${paths.joinHousehold}#${secret}`,
  /** Where the profile says who one shares a list with. */
  household: '/profile#household',
  mealPlan: '/meal-plan',
  mealPlanWeek: (week: string): string => `/meal-plan?week=${encodeURIComponent(week)}`,
  mealPlanFeed: (secret: string): string => `/meal-plan/feed/${encodeURIComponent(secret)}.ics`,
  login: '/login',
  /** Where the identity provider sends the browser back to. */
  providerSignIn: '/provider-sign-in',
  register: '/login#register',
  resetPassword: '/login#reset',
  /** Sign in, then come back to `next`. */
  signIn: (next: string): string => `/login?next=${encodeURIComponent(next)}`,
  /** Where a browser goes when its session has ended; comes back to `next` after signing in. */
  expiredSession: (next: string): string => `/api/login?next=${encodeURIComponent(next)}`,
  registrationSuccess: '/registration-success',
  verifyEmail: '/verify-email',
  /** Asks whether a changed address is to be the old one again. */
  undoEmailChange: '/undo-email-change',
  emailVerification: '/email-verification',
  verifyOtp: '/verify-otp',
  withEmail: (path: string, email: string): string => `${path}?email=${encodeURIComponent(email)}`,
  help: '/help',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  admin: '/admin',
  adminUsers: '/admin/users',
  adminRecipes: '/admin/recipes',
  adminNewRecipe: '/admin/recipes/new',
  adminRecipe: (id: string): string => `/admin/recipes/${encodeURIComponent(id)}/edit`,
  /** The recipe last previewed, as the page it would be. */
  adminPreview: '/admin/preview',
  /** Recipes as an archive: of some ids, or of the list under a filter. */
  exportRecipes: (which: Readonly<Record<string, string>>): string =>
    `/api/admin/recipes/export?${new URLSearchParams(which)}`,
  adminImport: '/admin/recipes/import',
  adminGuides: '/admin/guides',
  adminNewGuide: '/admin/guides/new',
  adminGuide: (id: string): string => `/admin/guides/${encodeURIComponent(id)}/edit`,
  /** The guide last previewed, as the page it would be. */
  adminGuidePreview: '/admin/guide-preview',
  adminCollections: '/admin/collections',
  adminNewCollection: '/admin/collections/new',
  adminCollection: (id: string): string => `/admin/collections/${encodeURIComponent(id)}/edit`,
  /** The collection last previewed, as the page it would be. */
  adminCollectionPreview: '/admin/collection-preview',
  adminAppearance: '/admin/appearance',
  /** A public page as it looks with the draft of the appearance. */
  adminAppearancePreview: (page: string): string => `/admin/appearance/preview?${new URLSearchParams({ page })}`,
  adminBanners: '/admin/banner-management',
  adminPageTitles: '/admin/page-titles',
  adminOutbox: '/admin/outbox',
  adminAudit: '/admin/audit',
  adminRedirects: '/admin/redirects',
  adminMoving: '/admin/moving',
  adminNotes: '/admin/notes',
  adminLetters: '/admin/letters',
  adminLetter: (id: string): string => `/admin/letters/${encodeURIComponent(id)}`,
  /** With an address to make a redirect of. */
  adminRedirectFrom: (from: string): string => `/admin/redirects?from=${encodeURIComponent(from)}`,
  adminTexts: '/admin/texts',
  adminText: (id: SiteTextId): string => `/admin/texts/${id}`,
  /** The text last previewed, as the page it would be. */
  adminTextPreview: '/admin/text-preview',
  adminSettings: '/admin/settings',
  adminSubscribers: '/admin/subscribers',
  adminPremium: '/admin/premium',
  adminSystem: '/admin/system',
  /** A letter of the newsletter as a page of its own, for a frame; `version` has it asked for anew. */
  letterPreview: (id: string, scheme: 'light' | 'dark', reader: string, version: number): string =>
    `/api/admin/letters/${encodeURIComponent(id)}/html?${new URLSearchParams({ scheme, reader })}#${version}`,
  /** A mail of the outbox as a page of its own, for a frame. */
  outboxMail: (id: string): string => `/api/admin/outbox/${encodeURIComponent(id)}/html`,
  /** Asks whether an address wants no more mails of a list. */
  stopMails: (refusal: { list: MailList; address: string; signature: string }): string =>
    `/stop-mails?${new URLSearchParams({ ...refusal })}`,
  mailsStopped: '/stop-mails?done=1',
  /** Where somebody objects to a decision about a note; signed, so that it needs no account. */
  objection: (decision: { note: string; report?: string; decided: string; signature: string }): string =>
    `/objection?${new URLSearchParams({ ...decision })}`,
  /** Where that is done. */
  refuseMail: (refusal: { list: MailList; address: string; signature: string }): string =>
    `/api/mail-refusals?${new URLSearchParams({ ...refusal })}`,
  newsletter: '/newsletter',
  /** Letters that went out. */
  letterArchive: '/newsletter/archive',
  /** The form with what was entered so far, which is in the ticket, and why it is shown again. */
  newsletterForm: (ticket: string, trouble?: string): string =>
    `/newsletter?${new URLSearchParams({ form: ticket, ...(trouble && { trouble }) })}`,
  newsletterTrouble: (trouble: string): string => `/newsletter?${new URLSearchParams({ trouble })}`,
  newsletterAsked: '/newsletter?asked=1',
  /** Asks whether an address is to be subscribed. */
  newsletterConfirmation: (link: { subscriber: string; asked: number; signature: string }): string =>
    `/newsletter/confirm?${new URLSearchParams({ ...link, asked: String(link.asked) })}`,
  /** What a subscriber gets, to be chosen without signing in; what was just done is said. */
  newsletterChoices: (link: { subscriber: string; signature: string }, done?: string): string =>
    `/newsletter/choices?${new URLSearchParams({ ...link, ...(done && { done }) })}`,
  askNewsletter: '/api/newsletter',
  confirmNewsletter: (link: { subscriber: string; asked: number; signature: string }): string =>
    `/api/newsletter/confirm?${new URLSearchParams({ ...link, asked: String(link.asked) })}`,
  chooseNewsletter: (link: { subscriber: string; signature: string }): string =>
    `/api/newsletter/choices?${new URLSearchParams({ ...link })}`,
  /** Where a mail program ends all of it. */
  leaveNewsletter: (link: { subscriber: string; signature: string }): string =>
    `/api/newsletter/leave?${new URLSearchParams({ ...link })}`,
  maintenance: '/maintenance',
  sitemap: '/sitemap.xml',
  /** Part of a sitemap that is too long for one file, from 1. */
  sitemapPart: (part: number): string => `/sitemap/${part}.xml`,
  feed: '/feed.xml',
  openapi: '/api/openapi.json',
  /** The listing in a state; parameters in one fixed order, so that one state has one address. */
  recipes(state: ListingState = {}): string {
    const { category, search, tags = [], dietaryPreferences = [], without = [], withCheck, page = 1 } = state;
    const { maxWork, maxTotal, richIn = [] } = state;
    const sort = sortOf(state);
    const query = new URLSearchParams();
    if (category) query.set('category', category);
    if (search) query.set('search', search);
    if (tags.length > 0) query.set('tags', tags.join(','));
    if (dietaryPreferences.length > 0) query.set('dietaryPreferences', dietaryPreferences.join(','));
    if (without.length > 0) query.set('without', without.join(','));
    if (without.length > 0 && withCheck) query.set('withCheck', '1');
    if (richIn.length > 0) query.set('richIn', richIn.join(','));
    if (maxWork !== undefined) query.set('maxWork', String(maxWork));
    if (maxTotal !== undefined) query.set('maxTotal', String(maxTotal));
    if (sort !== sortOf({ search, richIn })) query.set('sort', sort);
    if (page > 1) query.set('page', String(page));
    const text = query.toString().replaceAll('%2C', ',');
    return text ? `/recipes?${text}` : '/recipes';
  },
} as const;

export const PICTURE_WIDTHS = [400, 600, 800, 1200] as const;
/** `page` is for paper and mails. */
export type PictureCrop = 'share' | '1x1' | '4x3' | '16x9' | 'page';

/** A picture of the catalogue, `/pictures/{name}.jpg`, or an uploaded one, `/media/{name}.jpg`; both have sizes made in advance. Any other address is shown as it is. */
const OWN_PICTURE = /^\/(?:pictures|media)\/([a-z0-9-]+)\.jpg(?:#.*)?$/;
/** Uploaded pictures are called after what is in them. */
const UPLOADED = /^m-[0-9a-f]{24}$/;

const folderOf = (name: string): string => (UPLOADED.test(name) ? '/media' : '/pictures');

export const pictures = {
  master: (name: string): string => `${folderOf(name)}/${name}.jpg`,
  /** Shown where a picture is missing or fails to load. */
  fallback: '/pictures/empty-plate.jpg',
  /** Name of a picture of our own, or `null`. */
  nameOf: (url: string): string | null => OWN_PICTURE.exec(url)?.[1] ?? null,
  isUploaded: (name: string): boolean => UPLOADED.test(name),
  avif: (name: string, width: (typeof PICTURE_WIDTHS)[number]): string => `${folderOf(name)}/${name}-${width}.avif`,
  /** All AVIF sizes of a picture, as `srcset` wants them. */
  avifSet: (name: string): string =>
    PICTURE_WIDTHS.map((width) => `${pictures.avif(name, width)} ${width}w`).join(', '),
  /** The end of `sizes` for a picture as wide as a phone's page. */
  acrossPhone: 'calc(100vw - 40px)',
  webp: (name: string): string => `${folderOf(name)}/${name}-800.webp`,
  /** JPEG crop for sharing (1200×630) and structured data, of the picture at an address: around its focus. */
  crop(url: string, crop: PictureCrop): string | null {
    const name = pictures.nameOf(url);
    const focus = focusOf(url);
    return name && `/crops/${crop}/${name}${focus ? `_${focus.x}-${focus.y}` : ''}.jpg`;
  },
} as const;
