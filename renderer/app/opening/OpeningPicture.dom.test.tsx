import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { OpeningPicture } from './OpeningPicture';

describe('a world that is being opened', () => {
  it('shows its cached picture in the middle of where the map will be', () => {
    const drawImage = vi.fn();
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
      drawImage,
    } as unknown as CanvasRenderingContext2D & null);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({
      width: 848,
      height: 648,
    } as DOMRect);
    const image = { width: 400, height: 300 } as ImageBitmap;
    render(
      <OpeningPicture
        kept={{
          campaign: 'c',
          theme: 'light',
          revision: 1,
          left: -40,
          top: 20,
          width: 400,
          height: 300,
          field: 10,
          styleKey: '',
          image,
        }}
      />,
    );
    // 800 x 600 pixels are left inside the margin: twice the size of the picture.
    expect(drawImage).toHaveBeenCalledWith(image, 24, 24, 800, 600);
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
  });
});
