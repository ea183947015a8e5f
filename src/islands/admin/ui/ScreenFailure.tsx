import { Component, type ReactNode } from 'react';
import { Notice } from './Notice.tsx';

interface Props {
  children: ReactNode;
}

/** Catches a screen that broke, or whose code could not be loaded, so that the frame around it lives on. */
export class ScreenFailure extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Notice tone="error" title="We couldn’t show this screen." onRetry={() => location.reload()}>
        The rest of the admin area still works.
      </Notice>
    );
  }
}
