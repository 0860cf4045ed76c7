import { Component, type ReactNode } from 'react';
import { faultCounter } from '../model/faults';
import { type Scope, Stumbled } from './Stumbled';

interface State {
  readonly problem: { readonly error: unknown } | null;
}

interface BoundaryProps {
  readonly scope: Scope;
  readonly children: ReactNode;
}

/**
 * Keeps a fault in one room from taking the program down, and one of the program from taking the work: the session and
 * its queue live elsewhere and go on writing.
 */
export class ErrorBoundary extends Component<BoundaryProps, State> {
  override state: State = { problem: null };

  static getDerivedStateFromError(error: unknown): State {
    return { problem: { error } };
  }

  override componentDidCatch(error: unknown): void {
    faultCounter.now.count(error);
  }

  override render(): ReactNode {
    const { scope, children } = this.props;
    const { problem } = this.state;
    if (problem === null) return children;
    const again = (): void => this.setState({ problem: null });
    return <Stumbled error={problem.error} scope={scope} again={again} />;
  }
}
