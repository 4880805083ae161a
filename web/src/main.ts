import { mount } from "svelte";
import App from "./App.svelte";
import { wakeWithFirstPress } from "./lib/sound/player.svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";

wakeWithFirstPress();
const target = document.getElementById("app");
if (target) mount(App, { target });
