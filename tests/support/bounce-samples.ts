/** Mails as they come back from different mail servers; what they are about stands where a real one has it. */
export interface About {
  /** Of the mail that came back. */
  id: string;
  /** Whom it went to. */
  to: string;
  /** Its link to leave by. */
  leave?: string;
  /** To which address the report comes. */
  returnPath?: string;
}

const crlf = (text: string): string => text.trimStart().replaceAll('\n', '\r\n');

/** The headers of the mail that came back, as this site writes them. */
const original = ({ id, to, leave }: About): string => `Received: by mail.example.org (Postfix) id 4X1
From: Plantry <hello@example.org>
To: ${to}
Message-ID: <${id}@example.org>
Subject: New this week
${leave ? `List-Unsubscribe: <${leave}>\n` : ''}Auto-Submitted: auto-generated
MIME-Version: 1.0`;

interface Parts {
  from: string;
  about: About;
  /** What people read. */
  text: string;
  status: string;
  /** How the mail is given back; nothing where a server gives nothing back. */
  back?: 'message/rfc822' | 'text/rfc822-headers' | 'message/global' | null;
  headers?: string;
  statusType?: string;
}

function report({ from, about, text, status, back = 'message/rfc822', headers = '', statusType }: Parts): string {
  const returned = back
    ? `--b1
Content-Description: Undelivered Message
Content-Type: ${back}

${original(about)}
${back === 'text/rfc822-headers' ? '' : '\nHello, this is the letter.\n'}`
    : '';
  return crlf(`
Return-Path: <>
From: ${from}
To: ${about.returnPath ?? 'bounces@example.org'}
Subject: Undelivered Mail Returned to Sender
Auto-Submitted: auto-replied
${headers}MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
\tboundary="b1"

--b1
Content-Type: text/plain; charset=us-ascii

${text}

--b1
Content-Type: ${statusType ?? 'message/delivery-status'}

${status}

${returned}
--b1--
`);
}

const status = (to: string, action: string, code: string, diagnostic: string) =>
  `Reporting-MTA: dns; mx.example.net
Arrival-Date: Wed, 25 Nov 2026 08:00:00 +0000

Final-Recipient: rfc822; ${to}
Original-Recipient: rfc822;${to}
Action: ${action}
Status: ${code}
${diagnostic ? `Diagnostic-Code: ${diagnostic}` : ''}`.trimEnd();

type Sample = (about: About) => string;

const DAEMON = 'MAILER-DAEMON@mail.example.net (Mail Delivery System)';
const POSTFIX =
  "This is the mail system at host mail.example.net.\n\nI'm sorry to have to inform you that your message could not be delivered.";

const simple =
  (action: string, code: string, diagnostic: string, more: Partial<Parts> = {}): Sample =>
  (about) =>
    report({ from: DAEMON, about, text: POSTFIX, status: status(about.to, action, code, diagnostic), ...more });

/** Of mailboxes that are not there. */
export const HARD: Record<string, Sample> = {
  Postfix: simple(
    'failed',
    '5.1.1',
    'smtp; 550 5.1.1 <x@example.net>: Recipient address rejected:\n    User unknown in virtual mailbox table',
  ),
  'Postfix, for a domain that is none': simple(
    'failed',
    '5.4.4',
    'X-Postfix; Host or domain name not found. Name service error for\n    name=gone.example type=AAAA: Host not found',
  ),
  Sendmail: (about) =>
    report({
      from: 'Mail Delivery Subsystem <MAILER-DAEMON@mail.example.net>',
      about,
      text: `The original message was received at Wed, 25 Nov 2026 08:00:00 GMT\n\n   ----- The following addresses had permanent fatal errors -----\n<${about.to}>\n    (reason: 550 5.1.1 User unknown)`,
      status: status(about.to, 'failed', '5.1.1', 'SMTP; 550 5.1.1 <x@example.net>... User unknown'),
      back: 'text/rfc822-headers',
    }),
  'Exim with a report': (about) =>
    report({
      from: 'Mail Delivery System <Mailer-Daemon@mail.example.net>',
      about,
      headers: `X-Failed-Recipients: ${about.to}\n`,
      text: 'This message was created automatically by mail delivery software.\n\nA message that you sent could not be delivered to one or more of its recipients.',
      // It knows no better code for itself.
      status: status(about.to, 'failed', '5.0.0', 'smtp; 550 5.1.1 The email account does not exist'),
    }),
  'Exim of old, without a report': ({ id, to, leave, returnPath }) =>
    crlf(`
Return-path: <>
From: Mail Delivery System <Mailer-Daemon@mail.example.net>
To: ${returnPath ?? 'bounces@example.org'}
X-Failed-Recipients: ${to}
Auto-Submitted: auto-replied
Subject: Mail delivery failed: returning message to sender

This message was created automatically by mail delivery software.

A message that you sent could not be delivered to one or more of its
recipients. This is a permanent error. The following address(es) failed:

  ${to}
    SMTP error from remote mail server after RCPT TO:<${to}>:
    host mx.example.net [192.0.2.1]: 550 No such user here

------ This is a copy of the message, including all the headers. ------

${original({ id, to, ...(leave && { leave }) })}

Hello
`),
  qmail: ({ id, to, returnPath }) =>
    crlf(`
Return-Path: <>
From: MAILER-DAEMON@mail.example.net
To: ${returnPath ?? 'bounces@example.org'}
Subject: failure notice

Hi. This is the qmail-send program at mail.example.net.
I'm afraid I wasn't able to deliver your message to the following addresses.
This is a permanent error; I've given up. Sorry it didn't work out.

<${to}>:
Sorry, no mailbox here by that name. (#5.1.1)

--- Below this line is a copy of the message.

Return-Path: <bounces@example.org>
${original({ id, to })}

Hello
`),
  'Exchange Online': (about) =>
    report({
      from: 'Microsoft Outlook <MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@example.net>',
      about,
      headers: `In-Reply-To: <${about.id}@example.org>\nReferences: <${about.id}@example.org>\nX-MS-Exchange-Message-Is-Ndr:\n`,
      text: "Your message couldn't be delivered. The address couldn't be found.",
      status: `Reporting-MTA: dns;AM0PR0.eurprd.prod.outlook.com
Received-From-MTA: dns;mail.example.org

Final-Recipient: rfc822;${about.to}
Action: failed
Status: 5.1.10
Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup`,
    }),
  'Exchange at the edge': simple(
    'failed',
    '5.4.1',
    'smtp;550 5.4.1 Recipient address rejected: Access denied. AS(201806281)',
    {
      back: 'text/rfc822-headers',
    },
  ),
  Gmail: (about) =>
    report({
      from: 'Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
      about,
      headers: `X-Failed-Recipients: ${about.to}\nIn-Reply-To: <${about.id}@example.org>\n`,
      text: `** Address not found **\n\nYour message wasn't delivered to ${about.to} because the address couldn't be found.`,
      status: status(
        about.to,
        'failed',
        '5.1.1',
        "smtp; 550-5.1.1 The email account that you tried to reach does not exist. Please try\n 550-5.1.1 double-checking the recipient's email address.\n 550 5.1.1  https://support.example/?p=NoSuchUser - gsmtp",
      ),
    }),
  Courier: (about) =>
    report({
      from: '"Courier mail server at mx.example.net" <>',
      about,
      text: `This is a delivery status notification.\n\n<${about.to}>:\n     550 User unknown.`,
      status: status(about.to, 'failed', '5.0.0', 'smtp; 550 User unknown.'),
    }),
  PowerMTA: simple('failed', '5.1.1 (bad destination mailbox address)', 'smtp;550 5.1.1 mailbox unavailable'),
  'an international report': simple('failed', '5.1.1', 'smtp; 550 5.1.1 unbekannt', {
    back: 'message/global',
    statusType: 'message/global-delivery-status',
  }),
  'a disabled mailbox': simple('failed', '5.2.1', 'smtp; 550 5.2.1 The email account is disabled'),
  'a server that gives nothing back, to the mail’s own address': (about) =>
    report({
      from: DAEMON,
      about: { ...about, returnPath: `bounces+${about.id}@example.org` },
      text: POSTFIX,
      status: status(about.to, 'failed', '5.1.1', ''),
      back: null,
    }),
};

/** Of mails that did not arrive, though the next one may. */
export const SOFT: Record<string, Sample> = {
  'a full mailbox': simple('failed', '5.2.2', 'smtp; 552 5.2.2 The mailbox is full'),
  'a server that was away for days': simple(
    'failed',
    '4.4.1',
    'X-Postfix; connect to mx.example.net[192.0.2.1]:25: Connection timed out',
  ),
  'a sender somebody blocks': simple('failed', '5.7.1', 'smtp; 550 5.7.1 Message rejected due to content restrictions'),
  'a code that says nothing': simple('failed', '5.0.0', 'smtp; 554 delivery error: dd Requested mail action aborted'),
};

/** Of no bounce at all. */
export const NONE: Record<string, Sample> = {
  'a mail that is late': simple('delayed', '4.4.1', 'X-Postfix; connect to mx.example.net: Connection refused'),
  'a mail that arrived': simple('delivered', '2.1.5', 'smtp; 250 2.1.5 OK'),
  'an out-of-office note': ({ id, to }) =>
    crlf(`
Return-Path: <>
From: ${to}
To: bounces@example.org
Subject: Automatic reply: New this week
Auto-Submitted: auto-replied
In-Reply-To: <${id}@example.org>
Content-Type: text/plain; charset=utf-8

I'm away until Monday. 550 5.1.1 is not for you.

Message-ID: <${id}@example.org>
`),
  'an answer of a person': ({ id, to }) =>
    crlf(`
From: ${to}
To: bounces@example.org
Subject: Re: New this week
References: <${id}@example.org>

Lovely soup, thank you. My old address doesn't exist any more.
`),
  'a note that it was read': ({ id, to }) =>
    crlf(`
From: ${to}
To: bounces@example.org
Subject: Read: New this week
Content-Type: multipart/report; report-type=disposition-notification; boundary="b1"

--b1
Content-Type: text/plain

It was displayed.

--b1
Content-Type: message/disposition-notification

Final-Recipient: rfc822;${to}
Original-Message-ID: <${id}@example.org>
Disposition: manual-action/MDN-sent-manually; displayed

--b1--
`),
  'an advertisement': () =>
    crlf('\nFrom: shop@example.net\nTo: bounces@example.org\nSubject: 550 pans\n\nBuy 5.1.1 pans.\n'),
  'what is no mail': () => '\u0000\u0001\u0002 --',
};

/** A complaint of a mailbox's owner (RFC 5965). */
export const complaint = (about: About, type = 'abuse'): string =>
  crlf(`
From: feedback@isp.example
To: bounces@example.org
Subject: FW: New this week
MIME-Version: 1.0
Content-Type: multipart/report; report-type=feedback-report; boundary="b1"

--b1
Content-Type: text/plain

This is an email abuse report for an email message received on Wed, 25 Nov 2026.

--b1
Content-Type: message/feedback-report

Feedback-Type: ${type}
User-Agent: ISP-Loop/1.0
Version: 1
Original-Rcpt-To: somebody-else@example.net

--b1
Content-Type: message/rfc822

${original(about)}

Hello
--b1--
`);
