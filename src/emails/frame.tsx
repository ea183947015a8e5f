import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import type { Logo } from '#src/domain/site/appearance/logo.ts';
import { MailTop } from './MailTop.tsx';
import { action, card, code, fine, footer, headline, link, longCode, paper, paragraph } from './styles.ts';

/** Whose mail it is. */
export interface MailSite {
  name: string;
  /** Without a slash at the end. */
  url: string;
  logo?: Logo | null;
}

interface MailProps {
  site: MailSite;
  /** First words a mailbox shows beside the subject. */
  preview: string;
  title: string;
  children: ReactNode;
  /** Why this person gets this mail. */
  reason: string;
}

/** The paper every mail is written on. */
export function MailFrame({ site, preview, title, children, reason }: MailProps) {
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light" />
      </Head>
      <Preview>{preview}</Preview>
      <Body style={paper}>
        <Container style={{ maxWidth: '560px', padding: '32px 16px' }}>
          <MailTop site={site} />
          <Section style={card}>
            <Heading as="h1" style={headline}>
              {title}
            </Heading>
            {children}
          </Section>
          <Text style={footer}>
            {reason}{' '}
            <Link href={site.url} style={link}>
              {site.url.replace(/^https?:\/\//, '')}
            </Link>
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

export const Paragraph = ({ children }: { children: ReactNode }) => <Text style={paragraph}>{children}</Text>;
export const Fine = ({ children }: { children: ReactNode }) => <Text style={fine}>{children}</Text>;

/** The one thing to do, with its address in words for those who cannot press it. */
export const Action = ({ href, children }: { href: string; children: ReactNode }) => (
  <>
    <Button href={href} style={action}>
      {children}
    </Button>
    <Text style={{ ...fine, wordBreak: 'break-all' }} data-skip-in-text>
      Or open this link:{' '}
      <Link href={href} style={link}>
        {href}
      </Link>
    </Text>
  </>
);

/** The link that ends mails like this one. */
export const StopLink = ({ href }: { href: string }) => (
  <Fine>
    <Link href={href} style={link}>
      Unsubscribe
    </Link>{' '}
    from e-mails like this one.
  </Fine>
);

/** Something to copy: a code or a password. */
export const Copy = ({ children }: { children: string }) => (
  <Text style={children.length > 8 ? longCode : code}>{children}</Text>
);
