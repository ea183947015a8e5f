import { paths } from '#src/paths.ts';

/** Why a member cannot write just now; what can be mended is mended in the profile. */
export const Refusal = ({ words }: { words: string }) => (
  <p className="notice mb-6" role="status">
    {words} <a href={paths.profile}>Your profile</a>
  </p>
);
