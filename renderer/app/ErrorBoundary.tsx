import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ErrorCard } from '../ui';

const Stumbled = ({ error, again }: { readonly error: Error; readonly again: () => void }) => {
  const { t } = useTranslation();
  return (
    <div className="ww-stumbled">
      <ErrorCard
        title={t('app:error.room')}
        actions={
          <>
            <Button onPress={again}>{t('app:error.again')}</Button>
            <Button variant="text" onPress={() => globalThis.location.reload()}>
              {t('app:error.reload')}
            </Button>
          </>
        }
      >
        {t('app:error.roomText')}
      </ErrorCard>
      <details className="ww-stumbled-details">
        <summary>{t('app:error.details')}</summary>
        <pre>{`${error.name}: ${error.message}`}</pre>
      </details>
    </div>
  );
};

interface State {
  readonly error: Error | null;
}

/** Keeps a fault in one room from taking the program down. Data lives elsewhere and is not touched. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === null ? (
      this.props.children
    ) : (
      <Stumbled error={error} again={() => this.setState({ error: null })} />
    );
  }
}
