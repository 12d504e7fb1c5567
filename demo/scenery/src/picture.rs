//! A finished picture: eight bits per channel, ready to be scaled and saved.

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Picture {
    pub width: u32,
    pub height: u32,
    /// Three bytes per pixel, row by row from the top.
    pub rgb: Vec<u8>,
}

impl Picture {
    /// Scales the picture to another width; the height keeps the proportions.
    ///
    /// Each new pixel is the average of the area it covers, to avoid aliasing.
    #[must_use]
    pub fn resized(&self, width: u32) -> Self {
        let width = width.max(1);
        let exact = f64::from(self.height) * f64::from(width) / f64::from(self.width);
        let height = (exact.round() as u32).max(1);
        let columns = shares(self.width, width);
        let rows = shares(self.height, height);
        let stride = self.width as usize * 3;
        let mut rgb = Vec::with_capacity((width * height * 3) as usize);
        let mut narrow = vec![0f32; stride];
        for (first, weights) in &rows {
            narrow.fill(0.0);
            for (offset, weight) in weights.iter().enumerate() {
                let start = (first + offset) * stride;
                for (sum, value) in narrow.iter_mut().zip(&self.rgb[start..start + stride]) {
                    *sum += f32::from(*value) * weight;
                }
            }
            for (first, weights) in &columns {
                let mut sum = [0.5f32; 3];
                for (pixel, weight) in narrow[first * 3..].chunks_exact(3).zip(weights) {
                    for (sum, value) in sum.iter_mut().zip(pixel) {
                        *sum += value * weight;
                    }
                }
                rgb.extend(sum.map(|v| v.min(255.0) as u8));
            }
        }
        Self { width, height, rgb }
    }

    /// The mean color, shown while the picture loads.
    pub fn tone(&self) -> [u8; 3] {
        let mut sums = [0u64; 3];
        for pixel in self.rgb.chunks_exact(3) {
            for (sum, value) in sums.iter_mut().zip(pixel) {
                *sum += u64::from(*value);
            }
        }
        let count = (self.rgb.len() as u64 / 3).max(1);
        sums.map(|sum| (sum / count) as u8)
    }
}

/// For each new pixel: the first old pixel that it covers, and the weight of each covered one.
fn shares(old: u32, new: u32) -> Vec<(usize, Vec<f32>)> {
    let scale = f64::from(old) / f64::from(new);
    (0..new)
        .map(|i| {
            let middle = (f64::from(i) + 0.5) * scale;
            let half = scale.max(1.0) / 2.0;
            let (low, high) = ((middle - half).max(0.0), (middle + half).min(f64::from(old)));
            let first = low.floor() as u32;
            let last = (high.ceil() as u32).clamp(first + 1, old.max(first + 1));
            let covered = |p: u32| (f64::from(p + 1).min(high) - f64::from(p).max(low)).max(0.0);
            let total: f64 = (first..last).map(covered).sum();
            (first as usize, (first..last).map(|p| (covered(p) / total) as f32).collect())
        })
        .collect()
}
