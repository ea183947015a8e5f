import { Text } from '@react-email/text';
import type { Logo } from '#src/domain/site/appearance/logo.ts';
import { logoFit, lookFileAt } from '#src/domain/site/appearance/logo-shown.ts';
import { onDark, onPaper, wordmark } from './styles.ts';

interface Props {
  site: { name: string; url: string; logo?: Logo | null };
  className?: string;
}

/** Whose mail it is: the site's logo, or else its name. */
export function MailTop({ site, className }: Props) {
  return (
    <Text style={wordmark} className={className}>
      {site.logo ? <MailLogo logo={site.logo} site={site} /> : site.name}
    </Text>
  );
}

/** Where it can't be seen on the paper of the day it has a dark plate; on that of the night the day's own paper. */
const MailLogo = ({ logo, site }: Pick<Props, 'site'> & { logo: Logo }) => (
  <img
    src={new URL(lookFileAt(logo.png), site.url).href}
    alt={site.name}
    {...logoFit(logo, 40, 240)}
    style={logo.plates.day ? onDark : logo.plates.night ? onPaper : { display: 'block' }}
  />
);
