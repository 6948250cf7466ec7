import { evenings } from './evenings.ts';

/** Many mouths, message by message. */
export default evenings(`
  marry-at-all | 지방에서 소 키우는 34살입니다. 동네에 또래 여자가 한 명도 없어요. 저 결혼은 할 수 있을까요?
  > where-to-meet | 어디서 만나야 할까요
  > no-one-around | 시내 나가도 딱히 갈 데가 없어서요
  marriage-agency | 결혼정보회사는 어떨까요
  love-this-year | 올해 안에 인연 들어오나요?
  > someone-comes-when | 몇 월쯤이요
  kind-of-person-to-come | 어떤 여자랑 잘 맞아요?
  my-job-puts-off | 농사짓는다고 하면 다들 도망가던데..
  am-i-charming | 저한테 매력이 있긴 한가요
  foreign-partner | 동생이 베트남 쪽 국제결혼 알아보라는데 그건 별로죠?
  > will-do-so | 알겠습니다 한번 움직여볼게요

  us-two-match | 저희 둘이 잘 맞나요?
  often-fight-mismatch | 남친이랑 만난 지 8개월 됐는데 요즘 사소한 걸로 자꾸 싸워요. 설거지 미뤘다고 두 시간을 싸웠어요. 저희 안 맞는 걸까요?
  > who-gives-in | 누가 더 많이 참고 있는 거예요?
  > tells-own-part | 제가 말투가 좀 세긴 해요
  silent-treatment | 오빠는 입을 닫아버려요
  > fights-another-way | 그럴 땐 어떻게 해요?
  who-apologises-first | 먼저 사과하면 지는 거 같아요
  couple-reaches-marriage | 결혼까지 갈 수 있는 궁합이에요?
  where-we-clash | 어떤 점이 제일 안 맞아요
  > what-fits-best | 그럼 좋은 점은요
  partner-loves-me | 오빠가 저 많이 좋아하는 건 맞죠?

  back-together-will | 헤어진 지 3주 됐습니다 다시 만날 수 있을까요
  was-dumped | 차인 거예요 제가
  parted-over-my-ways | 일이 바빠서 신경 못 써준 게 원인 같아요. 전기공사 현장 다니느라 주말도 없었거든요
  contact-backfires | 지금 연락하면 안 되겠죠?
  > contact-ex-when | 언제쯤 하는 게 좋아요?
  > apology-words | 뭐라고 보내죠
  > after-no-answer | 읽씹하면요?
  ex-thinks-of-me | 그 친구도 제 생각 하나요
  ex-watches-stories | 인스타 스토리는 계속 봐요
  > ex-feelings-left | 그럼 미련 있는 거 아닌가요
  what-if-ex-finds-another | 다른 남자 생기면 어떡해요
  > how-long-wait-for-ex | 한 달 기다리는 게 너무 깁니다..
  > will-do-so | 해보겠습니다 감사합니다

  someone-comes-when | 스무살 되면 다 연애하는줄 알았는데 저만 모솔이에요 ㅠㅠ 언제 남친 생겨요?
  > tells-more | 대학 가면 생긴다며요
  no-one-around | 과에 남자가 4명이에요 ㅋㅋ
  join-a-club | 동아리 들까요?
  > may-i-do-so | 제가 먼저 말걸어도 돼요?

  divorce-or-not | 남편이랑 각방 쓴 지 3년째예요. 대화도 애들 얘기밖에 안 해요. 이대로 사는 게 맞을까요?
  spouse-changed | 남편은 저한테 아직 마음이 있을까요
  > flatmate-spouse | 먼저 다가가기가 자존심 상해요
  > tells-more | 예전엔 안 그랬거든요 참 다정했는데
  is-partner-cheating | 혹시 다른 여자 있는 건 아니겠죠?
  partner-hides-something | 휴대폰을 엎어놓긴 해요
  > open-a-talk | 물어볼까요 그냥
  divorce-or-not | 이혼 생각도 솔직히 해봤어요
  stay-for-children | 애들 때문에 못 하겠어요
  > when-we-get-better | 언제쯤 좀 나아질까요
  > mend-the-couple | 그럼 제가 뭐부터 하면 돼요
  > how-not-to-fight | 말 꺼내면 또 싸울까봐 무서워요
  > will-do-so | 네.. 이번 주말에 밥이라도 둘이 먹어볼게요

  is-it-ssum | 편의점 야간 알바하는데 같이 일하는 누나 아니 동생이랑 썸인거같아요 맞나요?
  texts-never-meets | 카톡은 맨날 하는데 만나자고 하면 다음에 라고 해요
  > shy-or-no-feelings | 관심 없는건가
  > tells-good-sign | 답장은 칼답임
  > texts-never-meets | 그럼 왜 안만나주는거에요?
  > ask-out-words | 뭐라고 해야 만나줄까여
  confess-when | 고백은 언제?
  refused-then-awkward | 차이면 알바 어색해지는데
  > what-if-i-stay-still | 걍 좀 더 있을까요

  crush-boss | 회사 팀장님을 2년째 좋아하고 있어요. 미혼이시고 저한테 친절하신데 다른 직원한테도 똑같아요. 가망 있을까요?
  > tell-me-straight | 솔직하게 말해주세요
  refused-then-awkward | 고백하면 회사 못 다닐 거 같은데요
  > show-it-or-hide | 티를 내볼까요?
  > change-myself | 어떻게요?
  crush-likes-what-type | 그분 이상형을 모르겠어요
  > give-up-crush | 그냥 포기하는 게 나을까요
  > tells-more | 2년이 아까워서 그래요
  > tells-more | 저도 이제 나이가 있잖아요

  someone-comes | 이혼하고 10년 혼자 애 둘 키웠습니다. 이제 막내도 군대 갔고요. 저한테도 다시 인연이 올까요?
  companion-not-spouse | 재혼 말고 그냥 친구처럼 만나는 것도 괜찮을까요
  > someone-comes-when | 언제쯤 만나게 되나요
  > where-to-meet | 어디서요?
  join-a-club | 산악회 들라고들 하는데 좀 그래요
  spot-a-bad-one | 돈 보고 오는 사람은 아닐지 걱정입니다
  who-suits-to-marry | 어떤 남자를 피해야 하나요
  will-the-children-take-it | 애들이 싫어하면 어쩌죠
  feels-past-it | 여자로서는 끝난 거 같아서 슬플 때가 있어요

  age-gap-couple | 여자친구와 8살 차이입니다. 괜찮을까요
  their-parents-dislike-me | 여자친구 부모님이 반대하십니다
  parents-mind-job-money | 나이도 나이지만 제가 자영업이라 그렇습니다. 치킨집 해요
  can-i-trust-partner | 여자친구는 기다려달라는데 믿어도 될까요
  > parents-oppose-wedding | 언제쯤 허락하실까요?
  > visit-who-opposes | 제가 직접 찾아뵐까요
  > visit-who-opposes | 가서 뭐라고 말씀드려야 합니까
  > parents-oppose-wedding | 안 되면 헤어져야겠죠..

  ex-weds | 전남친이 결혼한대요. 저랑 헤어진 지 4개월 됐는데 이게 말이 돼요?
  > overlap-with-me | 환승 맞죠
  was-it-love | 저를 사랑하긴 했을까요
  > ex-weds | 축하한다고 보낼까요
  > tells-more | 아무렇지 않은 척하고 싶어서요
  how-long-it-hurts | 잊으려면 얼마나 걸려요?
  someone-comes | 저한테도 좋은 사람 올까요
  > someone-comes-when | 언제요

  love-while-in-army | 군대에 있는데 전역하면 여친 생길까요
  > tells-more | 지금 일병임
  someone-comes-when | 언제 생기는지 달까지 알려줘요
  looks-and-love | 키가 165인데 괜찮나
  kind-of-person-to-come | 성격은 어떤 애가 맞아요

  partner-thinks-marriage | 남자친구가 프로포즈를 안 해요. 5년 만났고 양가 인사도 다 드렸는데 결혼 얘기만 나오면 돈 모으고 하재요. 결혼할 생각은 있는 걸까요?
  > wed-when-together | 올해 안에 할 수 있을까요?
  > proposal-i-first | 제가 먼저 말하면 부담스러울까요
  > tells-bad-sign | 지난번에 말했더니 한숨 쉬더라구요
  > tells-more | 저 간호사라 3교대인데 애도 낳아야 하고 마음이 급해요
  > answer-by-a-date | 기한을 정해줄까요
  > if-it-goes-on | 그래도 안 하면요?
  another-match-for-me | 이 남자 말고 다른 사람이 배우자일 수도 있나요
  > love-but-tired | 헤어지긴 싫은데
  marry-at-all | 언제가 결혼운 제일 좋아요?
  married-life-ahead | 둘이 살면 잘 살까요
  money-luck | 돈복은 있나요 ㅋㅋ

  blind-date-no-word | 소개팅하고 두번 만났는데 애프터는 오는데 카톡이 뜸해요. 하루에 두세번? 저한테 마음 있는 걸까요
  > warm-meeting-cold-text | 원래 연락 잘 안하는 스타일이래요
  > can-i-trust-partner | 믿어도 되나요
  will-they-confess | 세번째 만남에서 고백할까요 그사람?
  > if-i-do-not | 안 하면 제가 먼저?
  when-to-touch | 손은 언제 잡아요 보통 ㅋㅋㅋ
  text-first-or-wait | 먼저 연락하면 없어 보이나요
  > text-what | 뭐라고 보낼지 하나만 알려주세요
  > will-do-so | 오 보내볼게요
  > asked-me-to-meet | 답 왔어요!! 주말에 보재요
  > what-to-wear | 뭐 입고 갈까요 ㅋㅋ

  kind-by-trade | 헬스장 트레이너한테 반했는데 저한테 웃어주는 게 영업인지 진심인지 모르겠어요
  > ssum-or-only-kind | 회원한테 다 그러겠죠?
  > tells-good-sign | 근데 제 생일을 기억하더라고요
  ask-them-out | PT 끝나고 밥 먹자고 하면 이상할까요
  > tells-more | 번호는 있어요
  > confess-by-text | 카톡으로 하는 게 나아요 직접 말하는 게 나아요?
  > if-they-refuse | 거절당하면 PT 20회 남았는데 어떡해요
  ask-if-taken-how | 남친 있는지 어떻게 알아내죠
  > how-many-percent | 잘 될 확률은요?
  > day-for-talk | 언제 말할까요

  win-back-trust | 와이프한테 폰을 걸렸습니다. 전 직장 여자 동료랑 카톡한 건데 아무 사이 아니거든요. 근데 안 믿어요. 어떻게 해야 믿을까요?
  > tells-own-part | 솔직히 말하면 조금 설레긴 했습니다
  > tells-more | 잔 적은 없습니다
  does-this-count-as-cheating | 이것도 바람인가요
  spouse-wants-divorce | 와이프가 이혼하자고 합니다
  > tells-more | 연락은 다 끊었습니다
  > how-long-then | 얼마나 빌어야 하나요
  > tells-more | 애가 4살이에요
  > leaver-turns-round | 시간이 지나면 풀릴까요?
  letter-to-partner | 편지를 쓸까 하는데
  > apology-words | 뭐라고 쓰죠

  marry-at-all | 결혼은 하나요 저?
  > marry-when-alone | 늦으면 몇살에
  > kind-of-person-to-come | 어떤 사람이랑요?
  > spouse-job | 직업도 나와요?
  > already-around | 지금 주변에 있는 사람이에요?

  partnered-drawn-elsewhere | 남친이 군대 간지 두달됐는데 기다릴수 있을지 모르겠어요ㅠ 학교에서 자꾸 다른 선배가 눈에 들어와요. 저 나쁜년이죠
  > tells-their-words | 남친은 저 없으면 안된대요
  crush-likes-me | 선배도 저한테 관심있는거같아요
  > partnered-drawn-elsewhere | 이거 환승각인가요
  > open-a-talk | 남친한테 솔직하게 말해요?
  > cannot-do-so | 아 못하겠어요
  waiting-for-soldier | 군대 기다린 커플 다 헤어진다던데
  couple-lasts | 우리도 헤어질까요?
  us-two-match | 선배랑은 잘 맞을까요
  > own-heart-unclear | 그냥 외로워서 그런거겠죠
  waiting-for-soldier | 다음달에 면회가는데 그때 보면 마음이 돌아올까요

  remarry-ex-spouse | 이혼한 전처와 다시 합칠 수 있을까요
  > tells-more | 이혼한 지 2년 됐고 술 때문에 갈라섰습니다. 지금은 끊은 지 14개월 됐어요
  > tells-more | 딸 때문에 한 달에 한 번은 봅니다
  > ex-spouse-on-mind | 그 사람도 마음이 조금은 있을까요
  > tells-good-sign | 지난번에 반찬을 싸주더군요
  > ex-spouse-on-mind | 그게 정인지 미련인지 모르겠습니다
  > remarry-ex-spouse | 먼저 합치자고 말해볼까요
  > confess-when | 언제가 좋겠습니까
  > tells-more | 거절당하면 딸 보기도 불편해질까 봐요
  > will-do-so | 천천히 해야겠지요

  crush-cafe-staff | 카페 사장님 좋아해요 매일 아메리카노 사러 감ㅋㅋㅋ 번호 따도 될까요
  ssum-gave-gift | 쿠폰 도장 두 개 찍어주는 건 호감인가요?
  > tells-more | 다른 손님한테도 찍어주는지는 몰라요
  confess-by-letter | 쪽지 줄까요
  > confess-by-letter | 뭐라고 적어요
  > refused-then-awkward | 여친 있으면 쪽팔려서 거기 어케감

  partner-cooled | 여친이랑 장거리인데요 저는 포항 여친은 서울입니다. 한 달에 두 번 보는데 요즘 여친이 피곤하다고 자꾸 미뤄요. 마음이 식은 걸까요?
  > tells-more | 제가 올라간다고 해도 다음에 오래요
  is-partner-cheating | 다른 남자 있는 건 아니죠?
  > tells-good-sign | 통화할 때는 또 다정해요
  couple-slump | 권태기인가요
  move-for-love | 장거리 끝낼 방법은 이직밖에 없는데 서울로 가는 게 맞을까요
  > move-for-love | 갔는데 헤어지면 어떡하죠
  change-jobs | 올해 옮기는 운이 있어요?
  > open-a-talk | 그럼 말을 어떻게 꺼낼까요
  couple-lasts | 둘이 오래 갈 수 있나요

  widowed-again | 사별한 지 5년 되었습니다. 주위에서 재혼을 권하는데 먼저 간 사람한테 미안한 마음이 들어서요. 다시 누굴 만나도 될까요?
  > tells-more | 복지관에서 알게 된 분이 있긴 합니다
  > tells-more | 그분도 혼자시고 제게 잘해주십니다
  > crush-likes-me | 그분 마음이 어떤지 알 수 있을까요
  > ask-them-out | 밥 한번 먹자고 해도 되겠습니까
  will-the-children-take-it | 아들이 뭐라고 할지 모르겠군요
  companion-not-spouse | 혼인신고까지는 생각이 없습니다
  crush-at-my-age | 이 나이에 주책은 아닌지

  tell-of-divorce | 이혼 3년차 돌싱이고 상대는 미혼이에요. 동호회에서 만나 두 달째 연락하는데 제가 돌싱인 걸 아직 몰라요. 언제 말해야 할까요?
  > how-would-they-take-it | 말하면 떠날까요?
  > tells-more | 애는 없어요
  > tells-more | 지금까지 숨긴 게 거짓말이 되잖아요
  > tell-of-divorce | 카톡으로 말해도 되나요
  crush-likes-me | 그 사람은 저를 어떻게 생각하고 있어요?
  couple-reaches-marriage | 결혼까지 생각하는 걸까요
  crush-much-younger | 연하라 좀 걱정되기도 하고
  parents-mind-age-past | 그쪽 부모님이 알면 난리날 텐데
  > will-do-so | 일단 말부터 해볼게요 떨리네요

  mild-control | 남친이 제 옷차림 간섭하고 남사친 다 끊으래요. 사랑해서 그런거라는데 맞아요?
  > mild-control | 안 깔면 헤어지재서
  > mild-control | 저를 너무 좋아해서 그런거 아닐까요
  > will-do-so | 친구한테 말해볼게요

  love-luck-at-large | 올해 연애운 어때요?
  > next-year-luck | 내년은요?
  blind-date-offered | 소개팅 들어왔는데 나갈까요
  > tells-more | 은행원이래요

  wedding-about-to-break | 동갑 여친이랑 결혼 준비 중인데 집 문제로 매일 싸웁니다. 파혼 얘기까지 나왔어요. 결혼해도 될까요?
  who-pays-house | 장모님 되실 분이 강남 아니면 안 된답니다
  > tells-more | 전 소방관이라 월급 뻔하거든요
  spouse-not-on-my-side | 여친은 중간에서 아무 말도 안 해요
  > spouse-not-on-my-side | 제 편이 아닌 거죠
  > postpone-wedding | 날짜를 미룰까요
  > postpone-wedding | 미루면 끝나는 거 아닌가요
  too-late-to-call-off | 식장 예약금도 걸어놨는데
  partner-thinks-marriage | 여친 속마음이 뭔가요
  > how-far-to-yield | 제가 뭘 양보해야 합니까
  in-laws-ahead | 결혼하면 고부갈등 아니 장서갈등 심할까요
  trip-together | 일단 둘이 여행이라도 가볼까요

  i-dumped-and-regret | 헤어졌는데 제가 찬건데 후회돼요
  would-they-take-me-back | 다시 잡으면 잡힐까요?
  > i-said-breakup-in-anger | 홧김에 그런거에요 술먹고ㅠ
  blocked-by-ex | 차단당했어요 카톡
  > ex-has-not-blocked-me | 인스타는 안당했음
  > contact-ex-first | 디엠 보내도 돼요?
  > reply-to-ex | 뭐라고요
  > still-angry | 걔 성격에 풀릴까요
  ex-has-someone-maybe | 새여친 생긴건 아니겠죠?
  > when-ex-contacts | 언제 연락올까요
  > waiting-for-phone | 기다리는거 못하겠어요 미치겠음
  > will-do-so | 알았어요 안갈게요..

  only-a-younger-sister | 과 동기 좋아하는데 걔는 저를 친구로만 보는거같아요
  > tells-more | 둘이 밥은 자주 먹어요
  crush-asks-love-advice | 저한테 연애상담도 함;;
  > crush-asks-love-advice | 짝남 얘기하는데 그게 저는 아니겠죠
  friendship-after-confession | 고백하면 친구도 못하게 될까요?
  make-crush-see-me | 남자로 보이게 하려면 어떻게 해요?
  > tells-more | 운동은 하고있음
  confess-when | 언제쯤 고백하면 좋을까요
  > what-words | 멘트 추천좀
  > confess-accepted | 성공할까요

  child-does-not-come | 결혼 4년차인데 아이가 안 생겨요. 시험관 두 번 실패하고 남편이랑 서로 눈치만 봐요. 저희한테 아이 인연이 있을까요?
  > children-wish-differs | 남편은 그만하자고 해요
  > tells-more | 저는 한 번만 더 하고 싶거든요
  spouse-changed | 남편이 저한테 실망한 걸까요
  pressed-for-child | 시어머니가 한약을 자꾸 보내세요
  no-children-by-choice | 아이 없이도 잘 살 수 있을까요 저희
  spouse-no-talk | 요즘 남편이 말이 없어요
  > spouse-no-talk | 먼저 무슨 말을 해줄까요
  next-year-luck | 내년 운은 어때요?
  i-am-crying | 눈물이 나네요

  no-money-for-love | 배달하는데 연애할 시간이 없음. 돈도 없고 차도 없고. 이런 놈도 연애 되나
  > tells-more | 여자들은 돈부터 보잖아
  > you-are-wrong | 아니라고? 현실이 그런데
  > someone-comes-when | 그럼 언제 생기는데
  app-no-match | 앱은 해봤는데 매칭이 안돼
  > my-faults | 뭘 고쳐야돼
  low-self-worth | 자존감이 바닥임

  crush-married | 유부남인 거 알면서 좋아하게 됐어요. 같은 병원 의사예요. 저만 좋아하는 건 아닌 것 같은데 그 사람 마음은 뭘까요?
  taken-one-confides | 아내랑 사이 안 좋다고 했어요
  > married-one-divorces | 이혼할까요?
  > partner-not-ready | 기다려도 될까요
  > knows-it-well | 안 되는 거 알아요
  > forget-crush-how | 끊는 방법이 있을까요
  forget-crush-how | 매일 얼굴을 봐요
  change-jobs | 이직해야 하나요
  > crush-thinks-of-me | 그 사람은 저 없어도 잘 살겠죠

  us-two-match | 연하남친이랑 궁합 봐주세요
  my-age-to-wed-not-theirs | 결혼 생각하기엔 아직 어리죠?
  > tells-more | 애가 취준생이에요
  > will-partner-get-work | 취업 언제 될까요
  > tells-more | 저는 공무원이라 안정적인데 걔가 자격지심 있는거 같아요
  who-pays | 데이트비용도 거의 제가 내요
  > tells-more | 힘들진 않은데 가끔 현타와요
  > partner-jobless-part | 이런 남자 끝까지 기다려도 돼요?
  cheating-in-chart | 바람기는 없어요?
  leaves-after-success | 취업하고 저 버리면 어떡하죠 ㅋㅋㅠ

  never-loved | 평생 모태솔로입니다
  no-love-in-chart | 학원에서 수학 가르치면서 일만 하고 살았어요. 누굴 좋아해 본 적은 있는데 사귄 적이 없어요. 사주에 남자가 없는 건가요?
  > is-it-too-late | 지금이라도 될까요
  > why-still-alone | 뭐가 문제였을까요
  too-picky | 눈이 높다는 소리를 듣긴 해요
  fear-of-love | 스킨십이 무서워요 이 나이에
  how-to-meet | 어떻게 시작해야 할까요
  > tell-never-loved | 처음이라는 걸 말해야 하나요?
  > someone-comes-when | 언제 만나요 그 사람은
  alone-for-life | 혼자 사는 팔자면 그냥 말해주세요

  ghosted-at-the-end | 여친이 잠수이별했어요
  > ghosted-at-the-end | 일주일째 전화도 안 받고 읽지도 않아요
  > ghosted-at-the-end | 이유라도 알고 싶은데 왜 그런 걸까요
  > go-to-their-door | 찾아가면 안 되겠죠
  > back-together-will | 돌아올까요?
  > how-to-forget | 그냥 잊어야 되나

  wed-one-with-a-child | 남자친구가 돌싱에 초등학생 딸이 있어요. 저는 초혼이고요. 결혼해도 괜찮을까요?
  can-i-be-step-parent | 아이가 저를 좋아하게 될까요
  partners-ex-in-touch | 전처랑 아직 연락해요 아이 때문에
  > am-i-odd | 질투하는 제가 이상한 건가요?
  > tell-parents-they-were-wed | 부모님께는 뭐라고 말씀드려요
  > parents-oppose-wedding | 엄마가 쓰러지실 듯
  right-one-for-me | 이 사람이 제 배우자 맞나요
  children-wish-differs | 제 아이도 낳고 싶은데 그 사람은 더는 싫대요
  > shall-part | 이걸로 헤어져야 할까요
  > will-partner-change | 마음을 바꿀 수 있을까요?
  > how-long-to-wait | 언제까지 기다려볼까요

  held-hands | 직장 동료랑 썸 타는데 회식 때 제 어깨에 기대더라고요. 취해서 그런 건가요?
  both-pretend-after | 다음날 기억 안 난다고 하던데
  > remembers-that-day | 진짜 기억 안 나는 걸까요?
  office-love-wise | 사내연애 괜찮을까요
  woman-confesses-first | 먼저 고백해도 될까요
  many-rivals | 다른 팀 과장도 걔한테 들이대는 것 같아요
  > whom-do-they-prefer | 저랑 과장 중에 누구한테 마음 있을까요
  > jealous-in-ssum | 질투납니다
  > will-do-so | 내일 점심 먹자고 해볼게요
  > ask-out-words | 뭐라고 하면 자연스러워요?

  loves-unavailable | 짝사랑만 다섯번째에요 왜 저는 맨날 저 안좋아하는 사람만 좋아해요?
  one-who-likes-me | 저 좋다는 사람은 또 싫어요
  fall-too-fast | 금사빠도 고칠수있나요
  crush-church | 이번에 좋아하는 사람은 교회 오빠요
  > crush-comes-true | 가능성 있어요?
  > crush-taken | 아 여친있대요 방금 들음
  > will-do-so | 포기할게요 ㅋㅋ...

  partner-never-wed | 여자친구가 결혼은 싫고 연애만 하자고 합니다. 저는 아이도 원하고 가정을 꾸리고 싶은데요. 설득이 될까요?
  > tells-more | 3년을 만났습니다
  dodges-wedding-talk | 싫은 이유를 물어도 그냥이라고만 해요
  > is-that-why | 부모님이 이혼하셔서 그런 것 같기도 하고요
  how-much-loved | 저를 덜 사랑하는 건가요
  shall-part | 헤어지는 게 맞습니까
  > shall-part | 사랑하는데 헤어지는 게 말이 되나요
  > open-a-talk | 한 번 더 얘기해볼까요
  > open-a-talk | 어떻게 말하면 좋을까요
  > will-partner-change | 여자친구 마음이 바뀔 때가 올까요
  > cannot-do-so | 그때까지 못 기다리겠습니다
  another-match-for-me | 다른 여자를 만나면 결혼은 빨리 하나요?

  spouse-in-the-change | 아내가 갱년기인지 저한테 말도 안 걸고 방에만 있습니다. 퇴직하고 집에 있으니 더 눈치가 보여요. 어떻게 해야 할까요
  wed-but-living-apart | 졸혼하자는 말도 나왔습니다
  spouse-changed | 아내 마음이 정말 떠난 걸까요
  feels-hurt | 평생 버스 몰면서 가족만 보고 살았는데 서운하네요
  housework-fair | 집안일은 안 해봐서 뭐부터 해야 할지
  > trip-together | 여행을 가자고 할까요
  > if-they-refuse | 싫다고 하면 어쩝니까
  make-up-soon | 언제쯤 사이가 풀릴까요
  i-was-wrong | 젊을 때 잘 못해준 게 후회됩니다
  > will-do-so | 오늘 설거지부터 해보겠습니다

  never-a-second-date | 소개팅 10번 했는데 애프터가 한번도 안와요 저 뭐가 문제예요?
  > looks-and-love | 외모 때문일까요
  introvert-in-love | 말을 잘 못해요 낯가려서
  > blind-date-talk | 다음주에 또 있는데 어떻게 해요?
  > blind-date-coming | 그 사람은 괜찮을까요

  first-love-met-again | 초등학교 동창회에서 첫사랑을 만났습니다. 둘 다 이혼했더라고요. 이것도 인연일까요?
  did-they-once-like-me | 그 친구도 저를 좋아했었다고 합니다
  > ask-them-out | 다시 만나자고 해볼까 하는데
  > everyone-sees-a-friend | 친구로만 생각하면 어쩌죠
  > ask-them-out | 술자리 말고 따로 보자고 하면 부담스러울까요
  us-two-match | 궁합은 좋습니까
  > crush-far-city | 그 친구는 대구에 살고 저는 인천입니다
  > tells-good-sign | 먼저 연락이 오긴 합니다 가끔
  > is-there-hope | 좋은 신호인가요
  > will-do-so | 그럼 이번 달에 한번 내려가 볼까요
  > feels-glad | 설레네요 이 나이에

  parted-after-long-years | 7년 만난 사람하고 헤어졌어요. 결혼 얘기 꺼냈더니 자신 없대요. 제 30대를 다 줬는데 이제 뭘 어떡해야 할까요?
  > hold-who-leaves | 붙잡을까요
  > ex-feelings-left | 그 사람은 지금 어떤 마음이에요?
  > ex-regrets | 후회하긴 할까요
  > someone-comes-when | 언제쯤요
  my-things-at-ex | 짐이 아직 그 집에 있어요
  > things-as-excuse | 가지러 가도 될까요 택배로 받을까요
  > meeting-with-ex | 만나면 무너질 것 같아요
  too-late-by-age | 새로 시작하기엔 늦은 거 같고
  love-next-year | 내년에 다른 인연 있어요?
  > next-one-lasts | 결혼할 사람이에요?
  > takes-it-in | 그 말 믿고 싶네요

  answers-slower | 남친이 답장이 느려요 6시간 기본
  > partner-games-all-day | 게임하느라 그런대요
  > partner-games-all-day | 저보다 게임이 더 좋은걸까여
  > may-i-be-angry | 화내도 돼요?
  how-not-to-fight | 뭐라고 말하면 안싸워요?

  marry-when-alone | 저 이번에 대기업 연구소로 이직했는데요, 이제 결혼 준비하고 싶습니다. 배우자운이 언제 들어오나요?
  spouse-job | 어떤 직업을 가진 사람이 맞을까요
  > future-one-looks | 외모는요?
  > where-to-meet | 소개로 만나나요 자연스럽게 만나나요
  older-or-younger | 연상도 괜찮습니까
  spouse-blessing | 여자 복이 있는 편인가요
  spouse-money | 처가 덕은요 ㅎㅎ
  married-life-ahead | 결혼하고 나서 잘 삽니까
  marry-twice | 이혼수 같은 거 있나요
  > ask-for-introduction | 알겠습니다 소개 부탁해봐야겠네요

  serious-or-light | 데이팅앱으로 만난 남자인데 세 번 만나고 잤어요. 그 뒤로 연락이 줄었어요. 저 가지고 논 건가요?
  text-first-or-wait | 먼저 연락해도 될까요
  > how-would-they-take-it | 매달리는 것처럼 보이면요?
  meets-never-names | 사귀자는 말은 없었어요
  define-us | 물어봐도 돼요? 우리 무슨 사이냐고
  > say-by-text-or-face | 카톡으로 물어볼까요 만나서 물어볼까요
  > confusing-means-no | 답이 애매하면 어떡해요
  serious-or-light | 이 사람 원래 가벼운 사람이에요?
  do-i-seem-easy | 제가 너무 쉽게 보였을까요
  > tells-more | 자책하게 되네요
  someone-comes-when | 정리하면 다음 사람은 언제 와요

  too-late-by-age | 비혼으로 살려고 했는데 아프고 나니까 혼자가 무섭네요. 이제 와서 누굴 찾는 거 욕심일까요?
  > tells-more | 갑상선암이었고 지금은 괜찮아요
  tell-of-illness | 병력은 언제 말해야 하나요
  > takes-me-as-i-am | 그런 여자를 누가 좋아할까 싶어요
  anyone-will-do | 외로움 때문에 만나는 건 안 좋죠?
  rest-from-love | 올해는 쉬고 내년에 찾을까요
  recognise-the-one | 좋은 사람 알아보는 법 있어요?

  only-a-younger-sister | 누나가 저를 남자로 보는지 동생으로 보는지 모르겠어요 사귄지 한달 됐는데 손도 안잡게 해요
  > drawn-to-one-type | 왜그럴까요
  > is-that-why | 제가 애같이 굴었나
  closeness-mismatch | 스킨십 싫어하는 사람도 있죠?
  when-to-touch | 먼저 잡아도 돼요?
  > tells-more | 누나 전남친이 좀 나쁜놈이었대요
  > takes-it-in | 아 그래서 그런가
  > will-do-so | 그럼 천천히 갈게요
  couple-lasts | 누나랑 오래가고 싶어요

  on-off-couple | 재회하고 싶은데 3번 헤어졌다 만났어요 또 만나는 게 맞을까요
  need-own-space | 항상 같은 이유로 헤어져요. 저는 혼자 있는 시간이 필요한데 그 친구는 매일 같이 있고 싶어해요
  > gunghap-bad | 악연인가요?
  such-a-love-again | 그래도 그만한 사람이 없더라고요
  > part-again-after | 이번엔 다를까요
  make-it-last-this-time | 뭘 바꿔야 안 헤어질까요
  > contact-ex-first | 먼저 연락은 누가 해요
  they-called-drunk | 그 친구가 술 먹고 전화가 왔었어요 어제
  > tells-more | 안 받았어요
  > call-instead | 지금이라도 전화할까요?
  > reply-to-ex | 받으면 무슨 말부터 해요

  after-divorce | 두 번 이혼했습니다. 세 번째는 없을까요?
  is-it-my-fault | 다 제 탓 같습니다
  > tells-more | 첫 번째는 성격 차이고 두 번째는 상대가 바람이었어요
  better-wed-or-stay-single | 결혼하면 안 되는 사주인가요
  someone-comes-when | 언제 여자가 들어옵니까
  > kind-of-person-to-come | 이번엔 어떤 사람을 골라야 하죠
  my-faults | 제가 고쳐야 할 점도 말해주세요
  > tells-more | 애는 전처가 키웁니다
  tell-of-divorce | 여자 만날 때 두 번 이혼한 거 처음부터 말해야 하나요
  second-marriage-well | 겁이 납니다 또 실패할까봐

  thrill-gone | 저희 동거 중인데요 같이 사니까 설렘이 하나도 없어요. 이거 사랑이 식은 건가요?
  > tells-their-words | 남친은 편해서 좋대요
  closeness-mismatch | 잠자리도 한 달에 한 번?
  > open-a-talk | 먼저 말 꺼내기 민망해요
  mend-the-couple | 다시 설레는 방법 있어요?
  marry-this-one-should | 이대로 결혼해도 될까요
  partnered-drawn-elsewhere | 요즘 회사에 눈에 띄는 사람이 있긴 해요
  > am-i-odd | 흔들리는 제가 이상한가요
  > do-they-know-it | 남친은 제가 이런 거 알까요
  > will-do-so | 말 안 할래요
  > will-do-so | 주말에 데이트 신청해볼게요

  crush-coworker | 아이돌 매니저 일 하는데 같이 일하는 스타일리스트 남자분이 자꾸 신경 쓰여요
  > tells-more | 연하예요 두 살
  > tells-good-sign | 말 놓자고 하길래 놓긴 했는데
  > ssum-likes-me | 이거 저한테 관심있는거예요?
  > tells-good-sign | 새벽에 일 끝나고 집에 데려다줘요
  will-they-confess | 근데 고백은 안 해요
  > who-confesses-first | 기다릴까요 제가 할까요?
  > refused-then-awkward | 일이 꼬이면 곤란해서
  no-time-for-love | 바빠서 연애할 시간도 없긴 한데
  is-it-their-nature | 그사람 속도는 느린 편이에요?

  spouse-not-on-my-side | 결혼한 지 5개월 됐는데 벌써 이혼하고 싶어요. 시댁에서 매주 오라고 하고 남편은 엄마 편만 들어요. 제가 참아야 하나요?
  > spouse-not-on-my-side | 남편한테 어떻게 말해요
  > brushes-me-off | 말하면 예민하대요
  in-laws-ahead | 저랑 시어머니 궁합도 나빠요?
  > tells-more | 혼인신고는 아직 안 했어요
  i-want-distance | 그냥 나갈까요 집을
  will-partner-change | 남편이 바뀔까요?
  tell-parents-of-divorce | 친정엄마한테는 말 못했어요
  newlywed-quarrels | 신혼이 원래 이래요?

  home-and-work-only | 고양이 두 마리랑 사는 프리랜서 번역가예요. 집 밖에 안 나가는데 연애할 수 있어요?
  home-and-work-only | 집에서 만날 수 있는 방법은 없겠죠 ㅋㅋ
  online-love | 온라인으로 알게 된 사람이 있긴 한데 얼굴을 몰라요
  > tells-more | 게임에서 만났어요 1년 됐고 매일 얘기해요
  > may-i-do-so | 만나봐도 될까요
  real-me-disappoints | 실물 보고 실망하면요
  > real-me-disappoints | 저를 실망할 수도 있고요
  is-this-a-good-person | 그 사람 괜찮은 사람일까요?

  i-cheated | 제가 바람피웠습니다
  i-cheated | 한 번 실수였고 여친은 모릅니다. 말해야 할까요 묻어야 할까요
  > how-would-they-take-it | 말하면 헤어지겠죠
  thoughts-at-night | 죄책감에 잠이 안 와요
  > tells-more | 상대랑은 완전 끝났어요
  win-back-trust | 용서받을 수 있을까요?
  > i-cheated | 만약 말한다면 언제 어떻게요
  > if-you-were-me | 형이라면 어떻게 할 거예요

  widowed-again | 남자친구가 교통사고로 떠난 지 1년 됐어요. 이제 누굴 만나도 되는 걸까요
  > widowed-again | 미안해서 못 만나겠어요
  dreamt-of-ex | 꿈에 자꾸 나와요 왜 그럴까요
  > widowed-again | 보내줘야 하는 건가요
  > tells-more | 주변에선 이제 잊으라고 해요
  does-time-fade-it | 언젠가는 괜찮아질까요?

  ask-out-words | 소개팅 애프터 카톡 뭐라고 보내요? 어제 봤는데 분위기 나쁘지 않았음
  > one-word-answers | 집 잘 들어갔냐고는 했고 네 라고 옴
  > one-word-answers | 네 만 오면 망한건가요
  ask-for-second-meeting | 이번주에 또 보자고 하면 빨라요?
  blind-date-day | 안되면 담 소개팅은 언제 하면 좋을지

  remarry-this-person | 재혼 생각하고 있어요 둘 다 아이가 있고요. 애들끼리 안 맞아서 고민이에요. 합쳐도 될까요?
  us-two-match | 저희 둘은 궁합이 어떤가요
  will-the-children-take-it | 큰애가 사춘기예요 아저씨라고도 안 불러요
  > tells-good-sign | 그이는 기다려주겠대요
  > remarry-this-person | 언제 합치는 게 좋을까요
  wait-till-child-grows | 애들 대학 갈 때까지 미룰까요
  legal-matters | 재산 문제는 어떻게 정리해야 할지
  lovers-siblings | 그이 형제들이 저를 탐탁지 않게 봐요
  second-marriage-well | 이번엔 정말 실패하고 싶지 않아요
  partner-at-heart | 그이가 변하진 않겠죠?

  too-late-by-age | 나이가 예순다섯인데 연애운이라는 게 있습니까
  > tells-more | 혼자 산 지 오래됐습니다 이혼하고 20년쯤
  crush-club | 노래교실에서 눈길 가는 사람이 있어요
  > never-spoke-to-crush | 뭐라고 말을 걸어야 할까요
  > how-would-they-take-it | 나를 싫어하지는 않겠지요
  will-the-children-take-it | 자식들은 반대 안 할까요
  companion-not-spouse | 말년에 외롭지는 않겠습니까

  crush-same-side | 저는 게이인데요, 회사 선배를 좋아해요. 그분이 이쪽인지도 모르겠어요. 마음을 알 수 있을까요?
  > crush-same-sex | 떠보는 방법 없을까요
  > afraid-of-mistake | 아니면 큰일나니까요
  > tells-more | 커밍아웃은 회사에 안 했어요
  tells-good-sign | 선배가 저한테 유독 잘해주긴 해요
  only-a-younger-sister | 그냥 후배로 아끼는 거겠죠?
  someone-comes | 저한테도 인연은 오나요
  > someone-comes-when | 언제요?
  > where-to-meet | 어디서 만나요 그 사람

  silent-after-date | 인스타 맞팔하고 디엠하다가 한번 만났는데 그 뒤로 스토리만 보고 디엠을 안해요 왜이래요
  > did-i-do-wrong | 제가 별로였나
  losing-if-i-text | 먼저 보내면 자존심 상해
  like-their-post | 스토리에 좋아요 누르면요?
  ssum-likes-me | 걔 나한테 관심 0임?
  > text-what | ㅋㅋ 그럼 걍 보내볼게 뭐라해
  read-no-answer | 읽씹당함...
  someone-comes-when | 다른 남자 언제 생겨

  give-too-much | 연애를 하면 항상 제가 을이에요. 다 퍼주고 차이고 또 퍼주고요. 왜 이러는 걸까요?
  > tells-more | 어릴 때 엄마가 바빠서 그런 것 같기도 해요
  anxious-in-love | 상대가 조금만 차가워져도 불안해서 미쳐요
  > change-myself | 그거 고칠 수 있어요?
  > change-myself | 어떻게요
  cannot-bear-being-alone | 혼자 있는 연습은 해봤는데 힘들어요
  do-i-love-myself | 나를 사랑하라는데 그게 뭔지 모르겠어요
  kind-of-person-to-come | 저 같은 사람한테 맞는 남자는 어떤 남자예요?
  someone-comes-when | 다음 연애는 언제 해요
  > prepare-until-then | 그 전에 뭘 해두면 좋아요

  convert-for-wedding | 여자친구가 종교가 다릅니다. 독실한 집안이라 세례 받으라는데 어떻게 하죠
  > convert-for-wedding | 안 받으면 결혼 못 한대요
  > tells-more | 저는 원양어선 타서 반년은 바다에 있습니다
  > would-they-wait | 여자친구가 기다려줄까요?
  apart-heart-changes | 바다 나가 있는 동안 연락을 어떻게 해야 할지
  > apart-heart-changes | 마음이 변하면요
  quit-job | 이 일을 그만둬야 할까요
  wed-when-together | 내년에 결혼운 있습니까
  how-much-loved | 여친은 절 얼마나 좋아하나요
  > may-i-do-so | 그럼 세례는 받는 걸로 하죠 ㅎㅎ
`);
