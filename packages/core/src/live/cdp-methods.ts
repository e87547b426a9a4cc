/**
 * What a client of the CDP address may ask of a page, frame or worker of its session. All else is refused, also what a
 * later Chromium adds. Left out is what reads or writes the server's disk, changes the browser for other sessions, or
 * opens the browser to pages: https://chromedevtools.github.io/devtools-protocol/tot/
 */
const methods: Readonly<Record<string, string>> = {
  DOM: `collectClassNamesFromSubtree copyTo describeNode disable discardSearchResults enable focus getAnchorElement
    getAttributes getBoxModel getContainerForNode getContentQuads getDetachedDomNodes getDocument getElementByRelation
    getFlattenedDocument getFrameOwner getNodeForLocation getNodesForSubtreeByStyle getNodeStackTraces getOuterHTML
    getQueryingDescendantsForContainer getRelayoutBoundary getSearchResults getTopLayerElements hideHighlight
    highlightNode highlightRect markUndoableState moveTo performSearch pushNodeByPathToFrontend
    pushNodesByBackendIdsToFrontend querySelector querySelectorAll redo removeAttribute removeNode requestChildNodes
    requestNode resolveNode scrollIntoViewIfNeeded setAttributesAsText setAttributeValue setInspectedNode setNodeName
    setNodeStackTracesEnabled setNodeValue setOuterHTML undo`,
  Emulation: `canEmulate clearDeviceMetricsOverride clearDevicePostureOverride clearGeolocationOverride
    clearIdleOverride resetPageScaleFactor setAutoDarkModeOverride setAutomationOverride setCPUThrottlingRate
    setDataSaverOverride setDefaultBackgroundColorOverride setDeviceMetricsOverride setDevicePostureOverride
    setDisabledImageTypes setDocumentCookieDisabled setEmitTouchEventsForMouse setEmulatedMedia
    setEmulatedOSTextScale setEmulatedVisionDeficiency setFocusEmulationEnabled setGeolocationOverride
    setHardwareConcurrencyOverride setIdleOverride setLocaleOverride setNavigatorOverrides setPageScaleFactor
    setSafeAreaInsetsOverride setScriptExecutionDisabled setScrollbarsHidden setSmallViewportHeightDifferenceOverride
    setTimezoneOverride setTouchEmulationEnabled setUserAgentOverride setVisibleSize`,
  Fetch: `continueRequest continueResponse continueWithAuth disable enable failRequest fulfillRequest getResponseBody`,
  IO: `close read`,
  Input: `cancelDragging dispatchDragEvent dispatchKeyEvent dispatchMouseEvent dispatchTouchEvent
    emulateTouchFromMouseEvent imeSetComposition insertText setIgnoreInputEvents setInterceptDrags
    synthesizePinchGesture synthesizeScrollGesture synthesizeTapGesture`,
  Network: `clearBrowserCache clearBrowserCookies deleteCookies disable emulateNetworkConditions
    emulateNetworkConditionsByRule enable getAllCookies getCertificate getCookies getRequestPostData getResponseBody
    getSecurityIsolationStatus overrideNetworkState replayXHR searchInResponseBody setAttachDebugStack setBlockedURLs
    setBypassServiceWorker setCacheDisabled setCookie setCookies setExtraHTTPHeaders setUserAgentOverride
    streamResourceContent`,
  Page: `addScriptToEvaluateOnNewDocument bringToFront captureScreenshot captureSnapshot close createIsolatedWorld
    disable enable getAppManifest getFrameTree getLayoutMetrics getNavigationHistory getResourceContent getResourceTree
    handleJavaScriptDialog navigate navigateToHistoryEntry printToPDF reload removeScriptToEvaluateOnNewDocument
    resetNavigationHistory screencastFrameAck searchInResource setBypassCSP setDocumentContent setFontFamilies
    setFontSizes setInterceptFileChooserDialog setLifecycleEventsEnabled setPrerenderingAllowed
    setWebLifecycleState startScreencast stopLoading stopScreencast`,
  Security: `disable enable setIgnoreCertificateErrors`,
  Storage: `clearDataForOrigin clearDataForStorageKey getStorageKey getStorageKeyForFrame getUsageAndQuota
    overrideQuotaForOrigin trackCacheStorageForOrigin trackIndexedDBForOrigin untrackCacheStorageForOrigin
    untrackIndexedDBForOrigin`,
};

/** Domains whose every command stays within the renderer, or the storage of the page's own context. */
const wholeDomains = new Set(
  `Accessibility Animation Audits CSS CacheStorage Console DOMDebugger DOMSnapshot DOMStorage Debugger EventBreakpoints
  HeapProfiler IndexedDB Inspector LayerTree Log Media Overlay Performance PerformanceTimeline Profiler Runtime Schema
  WebAudio WebAuthn`.split(/\s+/),
);

const allowed = new Set(
  Object.entries(methods).flatMap(([domain, names]) => names.split(/\s+/).map((name) => `${domain}.${name}`)),
);

/** Whether a command may be sent to a target of the session as it is, but for its arguments. */
export function isPageMethod(method: string): boolean {
  return allowed.has(method) || wholeDomains.has(method.slice(0, Math.max(0, method.indexOf("."))));
}
