/**
 * The kinds of declaration about a contract: withdrawing from it, ending it when it allows, or at once for an important reason.
 */
export const DECLARATION_KINDS = ['withdrawal', 'ordinary', 'extraordinary'] as const;
export type DeclarationKind = (typeof DECLARATION_KINDS)[number];

/** Milliseconds for which the link that proves a declaration is good, and an unproven one is kept. */
export const LINK_GOOD_FOR = 14 * 86_400_000;

/** A person's decisions about a plan that somebody wants to end at once. */
export const REVIEW_DECISIONS = ['at_once', 'ordinary'] as const;
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number];
