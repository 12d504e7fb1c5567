//! The pictures are deterministic, complete and varied.

use std::collections::HashSet;

use scenery::{Picture, Scene, Setting, View};

fn scene(setting: Setting, view: View, seed: u64) -> Scene {
    Scene { setting, view, seed }
}

fn difference(a: &Picture, b: &Picture) -> u64 {
    let total: u64 = a.rgb.iter().zip(&b.rgb).map(|(a, b)| u64::from(a.abs_diff(*b))).sum();
    total / a.rgb.len() as u64
}

#[test]
fn every_setting_and_view_fills_its_picture() {
    for setting in Setting::ALL {
        for view in View::ALL {
            for seed in 0..3 {
                let picture = scene(setting, view, seed).draw(96, 64);
                assert_eq!((picture.width, picture.height), (96, 64));
                assert_eq!(picture.rgb.len(), 96 * 64 * 3);
                let tones: HashSet<&[u8]> = picture.rgb.chunks_exact(3).collect();
                assert!(tones.len() > 300, "{setting} {view} {seed} has only {} colours", tones.len());
            }
        }
    }
}

#[test]
fn the_same_scene_gives_the_same_bytes() {
    for view in View::ALL {
        let scene = scene(Setting::Lake, view, 7);
        assert_eq!(scene.draw(120, 80), scene.draw(120, 80));
        assert_eq!(scene.caption(), scene.caption());
    }
}

#[test]
fn seeds_of_one_setting_clearly_differ() {
    for view in [View::Exterior, View::Living] {
        let pictures: Vec<Picture> =
            (0..8).map(|seed| scene(Setting::Coast, view, seed).draw(90, 60)).collect();
        for (i, a) in pictures.iter().enumerate() {
            for b in &pictures[i + 1..] {
                assert!(difference(a, b) > 6, "{view}: two seeds look alike");
            }
        }
    }
}

#[test]
fn odd_shapes_and_tiny_sizes_draw() {
    for (width, height) in [(1, 1), (3, 2), (200, 20), (20, 200)] {
        for view in View::ALL {
            let picture = scene(Setting::Forest, view, 1).draw(width, height);
            assert_eq!(picture.rgb.len(), (width * height * 3) as usize);
        }
    }
}

#[test]
fn the_tone_tells_day_from_night() {
    let sum = |tone: [u8; 3]| tone.iter().map(|v| u32::from(*v)).sum::<u32>();
    for setting in Setting::ALL {
        let night = scene(setting, View::Night, 4).draw(90, 60).tone();
        let room = scene(setting, View::Kitchen, 4).draw(90, 60).tone();
        assert!((20..330).contains(&sum(night)), "{setting} night {night:?}");
        assert!((200..720).contains(&sum(room)), "{setting} kitchen {room:?}");
    }
}

#[test]
fn scaling_keeps_proportions_and_tone() {
    let picture = scene(Setting::Mountain, View::Landscape, 2).draw(240, 160);
    let small = picture.resized(60);
    assert_eq!((small.width, small.height), (60, 40));
    for (a, b) in picture.tone().into_iter().zip(small.tone()) {
        assert!(a.abs_diff(b) <= 2);
    }
    let even = Picture { width: 30, height: 20, rgb: vec![77; 30 * 20 * 3] };
    assert!(even.resized(7).rgb.iter().all(|v| *v == 77));
    assert_eq!(even.resized(45).width, 45);
}

#[test]
fn names_read_back() {
    for setting in Setting::ALL {
        assert_eq!(setting.to_string().parse(), Ok(setting));
    }
    for view in View::ALL {
        assert_eq!(view.to_string().parse(), Ok(view));
    }
    assert!("moon".parse::<Setting>().is_err());
    let whole = scene(Setting::Snow, View::Terrace, 0xfe_dc_ba);
    assert_eq!(whole.to_string(), "snow-terrace-fedcba");
    assert_eq!(whole.to_string().parse(), Ok(whole));
    assert!("snow-terrace".parse::<Scene>().is_err());
}
