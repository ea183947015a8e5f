import { Text } from '@react-email/text';
import { Fine, MailFrame, type MailSite, Paragraph } from './frame.tsx';
import { quote } from './styles.ts';

interface Props {
  site: MailSite;
  subject: string;
  message: string;
  memberName: string;
  memberEmail: string;
  role: string;
}

export function ContactMessage({ site, subject, message, memberName, memberEmail, role }: Props) {
  return (
    <MailFrame
      site={site}
      preview={`A message from ${memberName}.`}
      title={subject}
      reason={`You’re getting this because you’re an administrator of ${site.name}.`}
    >
      <Paragraph>
        {memberName} ({memberEmail}, {role}) writes:
      </Paragraph>
      <Text style={quote}>
        {message.split('\n').map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a fixed text
          <span key={i}>
            {i > 0 && <br />}
            {line}
          </span>
        ))}
      </Text>
      <Fine>Reply to this e-mail to answer.</Fine>
    </MailFrame>
  );
}
