import { evenings } from './evenings.ts';

/** Many mouths, message by message. */
export default evenings(`
  someone-comes-when | 저 언제쯤 연애해여??
  never-loved | 모쏠인데 올해는 ㄹㅇ 하고싶음
  no-one-around | 과에 남자가 없어요ㅠ
  join-a-club | 동아리 드는게 나을까요
  introvert-in-love | ㅇㅎ 근데 저 낯가려서 술자리 별로 안좋아해요
  kind-of-person-to-come | 어떤 스타일 남자가 저랑 맞아요?
  older-or-younger | 연상?

  will-they-text | 연락 오나요
  > tells-more | 헤어진 지 두 달 됐습니다
  > contact-ex-first | 제가 먼저 해야 되나요
  > contact-ex-when | 언제쯤
  ex-has-not-blocked-me | 차단은 안 된 것 같습니다 프사는 보여요
  > ex-thinks-of-me | 그쪽도 제 생각 합니까
  > wait-for-ex | 기다리면 됩니까

  after-divorce | 저 재혼운 있나요?
  divorced-with-a-child | 이혼한 지 4년 됐고 아들 하나 키우고 있어요
  wait-till-child-grows | 애가 중학생이라 아직은 좀 그런가 싶기도 하고
  someone-comes-when | 몇 살쯤에 만나게 될까요
  divorced-with-divorced | 상대도 돌싱일까요?
  second-marriage-well | 솔직히 또 실패할까봐 무서워요
  only-bad-ones | 첫 번째는 제가 사람 보는 눈이 없었던 거겠죠
  > who-suits-to-marry | 그럼 이번엔 뭘 봐야 돼요

  answers-slower | 썸남이 답장을 너무 늦게 해요
  warm-meeting-cold-text | 보통 네다섯시간? 근데 만나면 엄청 잘해줘요
  > ssum-likes-me | 관심없는 거예요?
  warm-meeting-cold-text | 원래 연락 귀찮아하는 사람이래요 본인 말로는
  > can-i-trust-partner | 그걸 믿어도 되나
  date-set-no-details | 이번주 토요일에 보기로 했는데 아직 시간 얘기가 없어요
  > text-first-or-wait | 제가 먼저 물어봐요?
  > text-what | 뭐라고 보내지
  did-it-now | 보냈어요 떨린다ㅋㅋ

  spouse-trouble-opens | 안녕하세요. 남편과의 관계가 고민되어 여쭙니다.
  spouse-no-talk | 결혼한 지 26년이 되었는데 요즘은 하루에 대화를 열 마디도 하지 않습니다.
  spouse-changed | 남편은 아직 저에게 마음이 있을까요?
  spouse-affair-suspected | 다른 여자가 있는 것은 아닌지 걱정될 때도 있습니다.
  flatmate-spouse | 앞으로 저희 부부 사이가 나아질 수 있을지요.
  child-leaves-home | 아이들이 다 나가고 나니 집이 너무 조용합니다.
  > spouse-no-talk | 제가 먼저 무엇을 해보면 좋겠습니까.

  crush-classmate | 같은 수업 듣는 여자애 좋아하는데요
  crush-likes-me | 걔도 저 좋아함?
  eyes-meet | 눈은 자주 마주침
  crush-come-closer | 아 근데 인사만 하는 사이임ㅋㅋ
  number-unknown | 번따 ㄱㄴ?
  crush-leaving | 종강 2주 남음
  > number-unknown | 뭐라하면서 물어봄
  > if-they-refuse | 까이면 어캄
  will-do-so | ㅇㅋ 담주 화요일에 해봄

  shall-part | 이 남자랑 계속 만나야 될까요?
  partner-thinks-marriage | 3년 만났는데 결혼 얘기를 안 꺼내요
  partner-not-ready | 제가 꺼내면 아직 준비가 안됐대요
  partner-thinks-marriage | 저랑 결혼할 마음이 있긴 한 건가요
  tell-me-straight | 팩폭 해주세요 괜찮아요
  > let-down-by-it | 하.. 그럴 줄 알았어요
  > how-long-then | 언제까지 기다려보는 게 맞아요?

  back-together-will | 재회 가능할까요ㅠㅠ
  i-said-breakup-in-anger | 일주일 전에 제가 홧김에 헤어지자고 했어요
  i-said-breakup-in-anger | 걔가 알겠다고 해서 진짜 끝나버림
  cries-each-day | 매일 울어요
  itching-to-contact-ex | 지금 전화하면 안되겠죠?
  > ex-watches-stories | 인스타 스토리는 맨날 1등으로 봐요 걔가
  > ex-feelings-left | 이거 미련 맞죠?
  > contact-ex-when | 그럼 언제 연락해요

  us-two-match | 남친이랑 궁합 좀 봐주세요
  couple-reaches-marriage | 결혼까지 생각하고 있어요
  often-fight-mismatch | 자주 싸우는 편인데 이게 안 맞는 건가요?
  spending-differs | 거의 돈 쓰는 걸로 싸워요 저는 모으는 스타일 남친은 쓰는 스타일
  you-are-right | 그건 맞는 거 같아요ㅋㅋㅋ
  married-life-ahead | 결혼하면 더 싸울까요
  who-keeps-the-purse | 통장은 누가 관리하는 게 나아요?

  low-self-worth | 자존감이 너무 낮아요
  give-too-much | 연애만 하면 을이 돼요
  anxious-in-love | 상대가 조금만 차가워져도 제가 뭐 잘못했나 계속 생각하고 잠을 못 자요
  > over-sensitive | 왜 이럴까요
  is-it-in-my-chart | 사주에도 그런 게 나와요?
  cannot-bear-being-alone | 혼자 있는 시간을 못 견디겠어요
  luck-weekend | 주말에 뭐라도 해볼까요

  ssum-becomes-love | 내 이 여자랑 잘 되겠나?
  they-are-lukewarm | 소개받아가 세 번 만났는데 반응이 영 미지근하다
  > tells-good-sign | 카톡은 꼬박꼬박 답은 하거든예
  always-me-first | 근데 먼저는 절대 안 온다 아입니까
  > ssum-likes-me | 마음이 없는 기가
  ask-them-out | 네번째 보자 캐도 되나
  date-where | 어데 가면 좋노
  will-do-so | 알겠심더 함 해볼게예

  love-luck-at-large | 올해연애운어때요
  will-blind-date-come | 소개팅들어올까요
  > someone-comes-when | 몇월쯤이요?
  > may-i-do-so | 그때까지기다리면되는건가요
  looks-and-love | 제가좀통통한데살빼야될까요ㅠ
  where-to-meet | 어디서만날확률이높아요
  no-one-around | 직장은여초예요

  two-at-once | 두 남자 사이에서 고민이에요
  spark-or-comfort | A는 2년 만난 남친이고 편한데 설렘이 없어요. B는 회사 거래처 사람인데 최근에 고백받았어요
  which-of-them-fits | 누구랑 더 잘 맞아요?
  two-at-once | B한테는 아직 남친 있다고 말 안 했어요
  guilty-for-loving | 나쁜 년인 거 알아요
  > spark-or-comfort | 근데 B 생각만 하면 심장이 뛰어요
  two-at-once | 둘 다 놓칠까요?
  choose-by-when | 언제까지 결정해야 돼요
  parting-words | 정리할 때 A한테 뭐라고 하죠

  crush-gym | 같은 헬스장 다니는 분이 마음에 듭니다.
  divorced-with-divorced | 저는 돌싱이고 그분은 미혼 같습니다.
  > how-many-percent | 가능성 있습니까
  crush-at-my-age | 나이 먹고 이러는 게 주책 같기도 합니다
  ask-them-out | 인사는 서로 합니다. 커피 한번 하자고 해볼까요
  tell-of-divorce | 돌싱이라는 건 언제 말하는 게 좋습니까
  > how-would-they-take-it | 부담스러워하지 않을까요
  will-do-so | 용기 내보겠습니다

  crush-in-army | 짝남이 군대가요...
  crush-leaving | 3월에 입대인데 고백하고 보낼까요 말까요
  > friends-say-do-not | 친구들은 다 하지말래요ㅋㅋ
  > tells-good-sign | 저번에 술마시고 집 데려다줌
  ssum-or-only-kind | 그냥 매너였을수도 있죠?
  > crush-in-army | 기다리는거 저 잘할거같아요?
  > let-down-by-it | 하..
  ask-them-out | 일단 밥먹자고 할까여

  marry-at-all | 저 결혼할 수 있을까요?
  friends-all-paired | 주변 친구들 다 갔어요 이제 저만 남음
  marry-when-alone | 결혼 시기 언제로 나와요
  kind-of-spouse | 배우자는 어떤 사람이에요?
  spouse-job | 직업 같은 것도 나와요?
  marriage-agency | 결정사 가입할까 고민 중인데 돈값 할까요
  > parents-press | 엄마가 매일 한숨 쉬어서 집에 있기 싫어요
  alone-for-life | 혼자 살 팔자는 아니죠?

  ex-contacts-why | 헤어진 남자친구가 어제 새벽 2시에 자니? 하고 보냈어요. 저는 아침에야 봤고 아직 답을 안 했는데 손이 떨려요.
  > answer-ex | 답해도 될까요
  ex-drunk-call | 술 먹고 보낸 거겠죠?
  > tells-more | 헤어진 건 5개월이요
  > how-can-i-tell | 진심인지 아닌지 어떻게 알아요
  part-again-after | 다시 만나면 또 똑같을까요
  reply-to-ex | 뭐라고 답장할지 좀 써주세요

  partner-loves-me | 여친이 저를 사랑하는지 모르겠습니다
  closeness-mismatch | 만난 지 1년 됐고 요즘 스킨십을 피해요
  couple-slump | 권태기인가요
  is-partner-cheating | 다른 남자 생긴 건 아니겠죠
  partner-hides-something | 폰을 뒤집어놓기 시작했어요
  > how-would-they-take-it | 물어보면 화낼 것 같습니다
  shall-part | 헤어질까요 그냥
  cannot-do-so | 그렇게는 못 하겠네요

  same-sex-meeting | 저 게이인데 상담 되나요?
  tells-more | 어플에서 만난 형이랑 한 달째 연락 중이에요
  meets-never-names | 두 번 만났고 손도 잡았는데 사귀자는 말을 안 해요
  serious-or-light | 가볍게 보는 건가
  ssum-likes-me | 형 마음 좀 봐주세요
  say-i-want-serious | 저는 진지하게 만나고 싶어요
  > how-would-they-take-it | 먼저 말하면 도망갈까봐..
  > confess-when | 언제 말하는 게 좋아요

  my-loves-are-short | 저는 왜 연애가 오래 못 갈까요
  > my-loves-are-short | 제일 길게 만난 게 4개월
  always-left-behind | 항상 상대가 먼저 식어요
  > is-it-my-fault | 제 문제죠?
  > give-too-much | 처음에 너무 잘해주는 편이긴 해요
  how-to-push-pull | 밀당 그런 거 못하겠음
  next-one-lasts | 다음 연애는 좀 오래 갈까요?
  > someone-comes-when | 언제쯤 와요

  crush-married | 유부남을 좋아하게 됐어요
  scold-me | 혼날 거 알고 물어봐요
  > crush-married | 같은 팀 차장님인데 그쪽도 저한테 마음이 있는 것 같아요
  married-one-divorces | 이혼할 수도 있을까요?
  taken-one-confides | 와이프랑 사이 안 좋다고 했거든요
  > are-all-alike | 다들 그렇게 말하는 건가..
  crush-married | 회사를 옮겨야 끝날까요
  knows-it-well | 알아요 머리로는 아는데

  love-luck-at-large | 연애운 봐주세요
  why-still-alone | 5년째 솔로
  never-a-second-date | 소개팅 올해만 7번 했는데 애프터가 한 번도 안 됐습니다
  > never-a-second-date | 문제가 뭡니까
  > tells-own-part | 외모는 보통이고 직장 괜찮습니다
  blind-date-talk | 말을 재밌게 못 해요
  love-next-year | 내년엔 될까요
  kind-of-person-to-come | 어떤 여자가 저한테 맞나요

  us-two-match | 남친이랑 저 잘 맞음?
  just-became-couple | 사귄지 50일 됐어요ㅎㅎ
  zodiac-mbti-blood | 저 ENFP고 남친 ISTJ
  who-loves-more | 맨날 제가 더 좋아하는거 같아서 서운ㅠ
  never-says-love | 표현을 안해요 진짜로 로봇임
  partner-loves-me | 속으론 좋아하는거 맞죠?
  couple-lasts | 오래가여?
  what-gift | 100일 선물 뭐해주지

  parents-mind-religion | 종교 때문에 결혼이 막혔어요
  different-faith | 남자친구 집이 교회 다니시는데 저희 집은 절에 다녀요
  convert-for-wedding | 남친 어머니가 세례 받으면 허락하신대요
  > convert-for-wedding | 받아야 할까요?
  spouse-not-on-my-side | 남친은 중간에서 아무 말도 못해요
  > parents-oppose-wedding | 이 결혼 되긴 될까요
  > could-not-say-it | 엄마한테는 아직 말도 못 꺼냈어요
  > day-for-talk | 언제 말씀드리는 게 나을지

  ex-has-someone-maybe | 전남친 새 여자 생겼나요?
  > tells-more | 헤어진 지 한 달 반
  > ex-has-someone-maybe | 프사가 바다 사진으로 바뀌었는데 혼자 갔을 리가 없어요
  overlap-with-me | 환승일까요
  > anger-at-ex | 너무 화나요
  ex-new-couple-lasts | 그 여자랑 오래 가요?
  meet-in-the-end | 저한테 돌아올 가능성은
  > how-many-percent | 몇 퍼센트 정도요?

  friend-i-love | 10년 된 여사친을 좋아합니다
  friendship-after-confession | 고백했다가 친구도 잃을까봐 무서워요
  only-a-younger-sister | 걔는 저를 남자로 보나요?
  crush-goes-on-blind-date | 얼마 전에 걔가 소개팅 나간다고 옷 골라달라더라고요. 골라주고 집에 와서 혼자 맥주 네 캔 마셨습니다
  > friend-i-love | 그냥 친구로 남는 게 맞나
  show-it-or-hide | 티를 좀 내볼까요
  > change-myself | 어떻게요?
  gift-for-crush | 다음 달에 걔 생일이에요

  never-told-anyone | 아따 나도 이 나이에 이런 걸 다 물어보요잉
  right-one-for-me | 만나는 양반이 있는디 나랑 맞는가 모르겄소
  divorced-with-divorced | 둘 다 한 번씩 갔다 왔어라
  partner-drinks | 사람은 참 좋은디 술을 좋아해서 그거이 걸리요
  should-live-together | 같이 살아도 되겄소?
  will-the-children-take-it | 애들이 싫어할까 봐 그라제

  office-love-wise | 사내연애 해도 될까요?
  > tells-more | 옆팀 대리님이랑 썸타는 중이에요
  tells-good-sign | 점심마다 둘이 산책해요
  crush-likes-me | 이분도 저 좋아하는 거 맞죠?
  > secret-office-couple | 소문나면 어떡하죠 회사가 작아서
  > office-love-wise | 헤어지면 제가 나가야 될 것 같은데
  confess-when | 고백은 언제쯤 올까요
  > i-ask-to-date | 기다릴까요 제가 먼저 할까요

  lonely-night | 외로워요
  lonely-night | 퇴근하고 집에 오면 아무도 없고 불 켜는 것도 싫어요
  would-love-mend-it | 연애하면 나아질까요
  ex-or-only-lonely | 전남친 생각도 나긴 하는데 좋아서는 아니고 그냥 외로워서
  love-this-year | 올해 인연 없어요?
  adopt-pet | 강아지 키울까 생각 중ㅋㅋ
  will-i-be-loved | 사람한테 사랑받고 싶어요 그냥

  tells-more | 남자친구가 독일 사람이에요
  foreigner-has-chart | 외국인도 사주 볼 수 있나요?
  life-abroad-with-partner | 결혼하면 독일 가서 살아야 되는데 제가 거기서 잘 살 수 있을까요
  > tells-more | 부모님은 반대까진 아닌데 섭섭해하세요
  marry-this-one-should | 이 사람이랑 결혼하는 게 맞는지
  language-between-us | 말이 백프로 안 통하니까 싸울 때 답답해요
  study-abroad | 해외운은 있는 편이죠?

  back-together-will | 다시 만날 수 있습니까
  i-cheated-and-lost | 제가 잘못했습니다 바람은 아니고 거짓말을 좀 했어요
  > i-cheated-and-lost | 주식으로 3천 날린 걸 숨겼습니다
  > still-angry | 그 사람 아직 화나 있나요
  letter-to-partner | 편지를 써볼까 하는데
  > text-first-when | 언제 보내면 됩니까
  > after-that-month | 답이 안 오면요?

  am-i-turned-down | 썸붕난거같아요ㅠㅠㅠ
  left-unread | 어제부터 안읽씹
  texts-grew-rare | 원래 맨날 굿모닝 보내던 앤데
  did-i-do-wrong | 제가 뭐 잘못함?
  > tells-own-part | 그저께 만났을때 제가 좀 피곤해서 말이 없긴 했어요
  text-first-or-wait | 선톡 해도 돼요?
  > what-hour | 몇시쯤
  answered-with-reason | 헐 지금 답왔어요 폰 고장났었대요
  > answered-with-reason | 이거 믿어요?ㅋㅋㅋ

  cannot-stand-my-spouse | 남편이 꼴도 보기 싫어요
  parents-no-time-for-us | 애 둘 육아는 다 제가 하고 주말마다 골프 나가요
  will-we-divorce | 이혼수 있어요?
  > tells-their-words | 말하면 자기가 돈 벌어오지 않냐고 해요 저도 벌거든요
  will-partner-change | 바뀔 사람인가요
  divorce-or-not | 안 바뀐다면 이혼하는 게 낫겠죠
  stay-for-children | 애들 생각하면 또 못하겠고
  > ask-for-change | 일단 뭐부터 말할까요 오늘 들어오면

  crush-classmate | 재수학원 같은반 남자애 좋아해요
  confess-when | 수능 끝나고 고백하려고요
  crush-single-or-not | 걔 여친 있을까요?
  crush-fills-the-day | 공부가 안돼요 진짜
  confess-by-letter | 쪽지 줄까 디엠 할까
  number-unknown | 근데 걔 인스타를 몰라요ㅋㅋㅋ
  how-many-percent | 될 확률 있어요??
  will-do-so | 넹 수능부터 볼게요

  wed-age-pressure | 서른아홉인데 결혼 늦었나요
  will-i-have-children | 아이도 낳을 수 있을까요
  > tells-more | 작년에 난자 냉동했어요
  offered-only-with-children | 소개 들어오는 사람이 다 애 있는 분이라 좀 그래요
  older-or-younger | 연하는 어때요?
  marry-when-alone | 만나는 시기랑 결혼하는 시기가 달라요?
  takes-it-in | 그렇군요 마음은 편하게 먹을게요

  us-two-match | 궁합 어떤가요
  tells-more | 결혼 준비 중입니다 내년 5월
  prep-quarrels | 요즘 준비하면서 매일 싸웁니다
  gifts-between-houses | 예단이니 뭐니 집안끼리도 말이 많고요
  wedding-about-to-break | 파혼 얘기까지 나왔습니다
  > marry-this-one-should | 이대로 진행해도 됩니까
  > is-our-day-good | 날짜는 괜찮나요
  > how-far-to-yield | 제가 뭘 양보해야 합니까

  why-i-cling | 제가 집착이 심해요
  why-i-cling | 남친이 회식 가면 전화를 열 통씩 해요
  anxious-in-love | 안 받으면 심장이 쿵쾅거리고 손에 땀나고
  anxious-in-love | 저 불안형 맞죠
  > change-myself | 고칠 수 있을까요?
  says-worn-out-by-me | 남친이 지쳤대요 어제
  > afraid-they-leave | 떠날까요?
  > change-myself | 사과는 했는데 또 그럴 거 같아요
  > anxious-in-love | 오늘도 회식이래요 어떡해요

  ghosted-at-the-end | 잠수이별 당했어요
  ghosted-at-the-end | 2년 만났는데 카톡 하나 없이 사라졌어요
  > ghosted-at-the-end | 왜 그런 거예요?
  ghosted-at-the-end | 제가 뭘 그렇게 잘못했는지 이유라도 알고 싶어요
  > back-together-will | 돌아오긴 할까요
  > good-to-go-back | 온대도 받아주면 안 되는 거죠?
  > miss-ex-tonight | 근데 보고 싶어요

  tells-more | 이혼하고 혼자 산 지 9년 되었습니다.
  someone-comes | 앞으로 좋은 인연이 있겠습니까?
  child-leaves-home | 딸이 올해 시집을 갔습니다. 보내고 나니 허전합니다.
  join-a-club | 산악회에 나가보라고들 하는데 성격이 조용한 편이라 망설여집니다.
  kind-of-person-to-come | 저 같은 사람은 어떤 분과 잘 맞습니까.

  many-ssums-none-sure | 연락하는 애가 세 명인데 다 애매해요
  which-of-them-fits | 누가 젤 나아요?ㅋㅋ
  > which-of-them-fits | 1번은 잘생겼는데 노잼 2번은 재밌는데 취준생 3번은 아직 안 만나봄
  am-i-playing-them | 저 어장치는 건가
  > meets-never-names | 근데 다들 사귀자고는 안 하니까
  > many-ssums-none-sure | 셋 중에 남친 나올까요?
  > meets-this-month | 이번 달 안에?
  will-do-so | 3번 일단 만나볼게요

  wide-age-gap | 8살 연하랑 만나도 될까요
  they-came-first | 걔가 먼저 좋다고 했어요
  > tells-more | 아직 대학원생이고 저는 직장 8년차예요
  serious-or-light | 진심일까요 그냥 호기심일까요
  my-age-to-wed-not-theirs | 저는 결혼 생각할 나이인데 얘는 아니잖아요
  us-two-match | 궁합은 어때요
  > parents-mind-age-past | 부모님이 알면 기절하실 듯ㅋㅋ
  > may-i-do-so | 1년만 만나보고 정해도 될까요

  will-ex-contact | 전여친 연락옴?
  parted-over-army | 곰신이었는데 일병때 차임
  > tells-more | 전역한지 한달됨
  > tells-good-sign | 근황 보니까 남친 없는거같던데
  > ex-hints-on-profile | ㅇㅇ 프뮤 우리 듣던노래임
  contact-ex-first | 먼저 연락 ㄱ?
  > contact-ex-words | 뭐라함
  > contact-ex-words | 걍 잘지내냐?

  spouse-affair-suspected | 남편이 바람피우는 것 같아요
  spouse-affair-suspected | 차에서 모르는 영수증이 나왔어요 호텔 뷔페 2인
  > spouse-affair-suspected | 물어봤더니 거래처라는데 눈을 못 마주치더라고요
  cheating-in-chart | 사주에 여자가 있나요?
  confront-or-pretend | 증거를 찾아야 되나 모른 척해야 되나
  life-after-divorce | 이 나이에 이혼하면 저 혼자 먹고살 수 있을까요
  > when-life-gets-better | 언제쯤 조용해질까요
  thoughts-at-night | 잠이 안 와요

  crush-trainer | 필라테스 강사님 좋아해요
  ssum-or-only-kind | 회원한테 다 친절한 거겠죠?
  ssum-gave-gift | 저한테만 간식을 줬어요 두 번
  ask-if-taken-how | 여자친구 있는지 어떻게 물어봐요
  > crush-leaving | 이번 달에 회원권 끝나요
  > text-with-excuse | 끊고 나서 연락해볼까요
  > tells-more | 번호는 알아요 예약문자 오니까
  tell-me-straight | 잘 될 거 같아요 안될 거 같아요? 솔직히

  us-two-match | 여자친구랑 궁합 보고 싶어요
  > tells-more | 저도 여자예요
  habit-or-love | 같이 산 지 1년 됐는데 요즘 룸메 같아요
  partner-loves-me | 언니가 저를 아직 좋아할까요
  partner-is-sent-to-matches | 언니는 부모님이 자꾸 선보라고 하셔서 힘들어해요
  > partner-is-sent-to-matches | 결국 남자랑 결혼하려나
  anxious-in-love | 그런 말은 안 하는데 제가 불안해요
  > open-a-talk | 오늘 물어봐도 될까요 아님 기다려야 되나요

  fear-of-love | 전남친한테 너무 데여서 연애가 무서워요
  was-cheated-on | 바람폈거든요 제 친구랑
  > tells-more | 둘 다 차단했어요
  trust-again-after-hurt | 저 다시 사람 믿을 수 있을까요?
  trust-again-after-hurt | 요즘 관심 보이는 사람이 있긴 한데 의심부터 돼요
  is-this-a-good-person | 이 사람은 괜찮은 사람일까요
  > would-they-wait | 천천히 만나도 기다려줄까요

  marry-at-all | 장가 갑니까
  marry-when-alone | 언제요
  already-around | 지금 아는 사람입니까 모르는 사람입니까
  love-match-or-arranged | 중매가 낫습니까 연애가 낫습니까
  live-with-parents-in-law | 부모님 모시고 살아야 하는데 괜찮을까요

  date-went-badly | 어제 두 번째 만났는데요 영화 보고 밥 먹고 한강까지 걸었거든요. 근데 헤어질 때 그냥 조심히 들어가~ 하고 끝이었어요
  second-date-offer | 이거 애프터 있어요 없어요?
  > tells-good-sign | 집 와서 카톡은 왔어요 오늘 재밌었다고
  second-date-offer | 근데 다음에 언제 보자는 말이 없음
  text-first-or-wait | 제가 먼저 말해도 안 없어보여요?
  > cannot-do-so | 아 저 자존심 있는데ㅠ
  ssum-likes-me | 그 사람 저 어떻게 생각해요
  will-do-so | 오케이 제가 전시회 가자고 해볼게요

  first-after-divorce | 이혼하고 처음 만나는 남자예요
  wed-one-with-a-child | 저는 애가 없고 그분은 딸이 하나 있어요
  us-two-match | 저희 잘 맞나요?
  step-child | 딸이 저를 안 좋아하는 것 같아요
  can-i-be-step-parent | 새엄마 소리 들을 자신이 없어요
  wants-it-slow | 그 사람은 천천히 하자고 해요
  couple-reaches-marriage | 결혼까지 갈까요?
  companion-not-spouse | 그냥 연애만 할까 싶기도 해요

  looks-and-love | 저 못생겨서 남친없는거에요?
  low-self-worth | ㅠㅠ거울보기싫음
  am-i-charming | 친구는 가만히 있어도 번호 따이는데 전 한번도 없어여
  am-i-charming | 사주에 인기 없다고 나와요?
  looks-and-love | 쌍수하면 좀 나아지나
  am-i-charming | 매력이 뭔데요 제 매력
  > takes-it-in | 오..그건 좀 의외
  someone-comes-when | 그럼 언제쯤 생겨요 남친

  shall-part | 제가 헤어지자고 할까 고민이에요
  habit-or-love | 7년 사귀었는데 이제 그냥 가족 같아요
  habit-or-love | 사랑이 아니라 정인 거 같아요
  regret-if-i-part | 헤어지면 후회할까요?
  > knows-i-will-leave | 남친은 눈치도 못 챘어요 내년에 집 보러 다니재요
  > tells-more | 다른 사람 생긴 건 아니에요
  another-match-for-me | 더 좋은 사람 만날 수 있나요
  > parting-words | 말을 어떻게 꺼내요..

  crush-coworker | 회사 선배 누나를 좋아하는데 우짜면 좋습니까
  only-a-younger-sister | 누나는 내를 동생으로만 보는 거 같은데
  > tells-good-sign | 밥은 자주 사준다 아입니까
  crush-is-free-after-all | 남자친구는 없다 카던데예
  confess-or-not | 고백 박아도 됩니까
  see-them-after-refusal | 차이면 회사 우예 다니노ㅋㅋ
  > ssum-official-when | 언제쯤이 좋겠습니꺼
  will-do-so | 일단 영화 보자 캐볼게요

  remarry-ex-spouse | 이혼한 전남편이랑 다시 합칠 수 있을까요
  > tells-more | 서류 정리한 지 8개월 됐어요
  > tells-good-sign | 애 때문에 매주 보는데 요즘 저녁도 같이 먹고 가요
  > ex-feelings-left | 이 사람도 마음이 있는 건가요?
  parted-for-parents | 시어머니 때문에 헤어진 거라 그게 안 바뀌면 똑같을 거 같기도 해요
  > all-against-going-back | 친정에선 미쳤냐고 해요
  remarry-ex-spouse | 다시 합치면 잘 살까요
  raise-wedding-talk | 언제 얘기 꺼내볼까요

  blind-date-coming | 소개팅 내일인데 잘될까요?
  photo-not-my-type | 사진은 제 스타일 아닌데 성격이 좋대요
  what-to-wear | 뭐 입고 갈까요ㅋㅋ
  blind-date-talk | 무슨 얘기해야 돼요
  > tells-own-part | 저 긴장하면 말이 많아져요
  texts-before-meeting | 만나기 전인데 카톡을 너무 많이 해서 할 말이 없을 거 같아요
  blind-date-place | 느낌 별로면 2차 안 가도 되죠?
  will-do-so | 다녀와서 얘기해드릴게요!

  married-drawn-elsewhere | 유부남입니다. 회사에 좋아하는 사람이 생겼습니다
  > tells-more | 선은 안 넘었습니다
  > married-drawn-elsewhere | 그 친구도 저를 좋아하는 것 같은데 맞습니까
  stranger-at-home | 집에선 저를 돈 버는 기계로 압니다
  > married-drawn-elsewhere | 정리해야겠죠
  > cannot-do-so | 쉽지가 않습니다
  does-time-fade-it | 시간이 지나면 없어집니까
  > spouse-no-talk | 아내한테 솔직히 외롭다고 말해본 적은 없습니다

  partner-is-avoidant | 남친이회피형인데저랑맞을까요
  walks-out-of-quarrel | 싸우면동굴들어가요
  silent-treatment | 3일동안연락안한적도있어요
  > fights-another-way | 저는바로풀어야되는성격이라미쳐요
  > partner-loves-me | 저를안좋아해서그런거에요?
  > silent-treatment | 기다려주면나와요?
  > make-up-soon | 이번엔며칠갈까요
  text-first-or-wait | 먼저연락해도돼요?

  crush-boss | 팀장님 좋아하는 거 같아요 제가
  natural-before-crush | 티 안 내려고 하는데 얼굴이 빨개져요
  date-a-divorced-one | 그분 돌싱이래요 어제 알았어요
  > crush-likes-me | 저한테 관심 있을까요?
  tells-good-sign | 야근할 때 저만 남으면 커피 사다주세요
  > crush-coworker | 회사니까 조심해야겠죠
  how-would-they-take-it | 먼저 다가가면 부담스러워하실까요
  > tells-more | 두 달 뒤에 제가 부서를 옮기긴 해요

  too-late-by-age | 마흔 넘어도 연애할 수 있나요
  no-time-for-love | 10년을 일만 했어요
  no-time-for-love | 가게를 해서 쉬는 날이 월요일뿐이에요
  already-around | 손님 중에 인연이 있을까요?
  asks-if-i-am-single | 단골 한 분이 자꾸 제 퇴근시간을 물어보긴 하는데
  liked-by-unwanted | 그분은 좀 부담스러운데
  someone-comes-when | 언제쯤 좋은 사람 와요
  will-do-so | 네 저도 좀 꾸며야겠어요

  read-no-answer | 읽씹당했습니다
  sent-no-answer-yet | 주말에 뭐하냐고 보냈는데 하루째 답이 없어요
  am-i-turned-down | 끝난 건가요
  good-until-then | 저번 주까진 분위기 좋았습니다
  after-no-answer | 다시 보내도 됩니까
  > reply-to-ex | 뭐라고요
  posts-but-no-answer | 인스타는 올렸던데 하..

  wed-when-together | 올해 결혼해도 되는 해인가요
  > tells-more | 남친이랑 상견례까지 했어요
  samjae-years | 내년이 저희 둘 다 삼재라고 엄마가 올해 안에 하래요
  register-marriage | 혼인신고 먼저 하는 건 어때요
  in-laws-conflict | 시어머니 되실 분이 좀 세 보이셨어요
  in-laws-ahead | 고부갈등 있을까요
  live-with-parents-in-law | 분가는 꼭 해야겠죠?

  sees-ex-each-week | 씨씨였는데 깨졌어요
  works-with-ex | 개강하면 매일 봐야됨ㅋㅋ하
  > works-with-ex | 전공 두개 겹쳐요
  ex-hurts-too | 걔는 아무렇지 않아보여서 더 짜증남
  ex-feelings-left | 저한테 미련 1도 없어요?
  > works-with-ex | 휴학할까 진심
  greet-ex | 마주치면 인사해요 말아요
  someone-comes-when | 새 남친 빨리 생기게 해주세요ㅠ 언제요

  grown-child-unwed | 딸아이 혼사 문제로 여쭤봐도 될까요?
  grown-child-unwed | 서른셋인데 남자를 만날 생각을 하지 않습니다.
  child-in-law | 제 사주에 사위 복이 있는지 궁금합니다.
  > grown-child-unwed | 너무 재촉하면 사이가 나빠질까 걱정도 됩니다.
  grown-child-unwed | 저도 일찍 혼자가 되어서 딸이 결혼을 무섭게 생각하나 싶습니다.
  companion-not-spouse | 저에게도 말년에 벗 삼을 사람이 있을는지요.

  us-two-match | 연상 여친입니다 궁합 봐주세요
  no-money-to-wed | 저는 아직 모은 돈이 없는데 여친은 결혼하고 싶어합니다
  would-they-wait | 2년만 기다려달라고 하면 기다려줄까요
  their-parents-dislike-me | 여친 부모님이 절 마음에 안 들어하세요
  couple-reaches-marriage | 저희 결혼까지 가나요
  > tells-more | 싸우면 제가 항상 집니다ㅋㅋ
  money-luck | 제 돈복은 언제 들어옵니까

  content-alone | 혼자가 편한데 이게 정상인가요
  why-i-push-away | 연애하면 오히려 숨막혀요
  why-i-push-away | 누가 다가오면 도망가고 싶고 막상 멀어지면 아쉽고
  am-i-avoidant | 저 회피형이래요
  alone-for-life | 이러다 평생 혼자 살까봐 겁나긴 해요
  spouse-blessing | 사주에 남자복이 없는 건가요?
  someone-comes | 맞는 사람이 있긴 있어요?
  where-to-meet | 그런 사람은 어디 있는데요

  meets-never-names | 소개팅 후 세 번째 만남까지 했는데 고백이 없어요
  > meets-never-names | 보통 삼프터에 하지 않나요
  > defends-other | 신중한 성격이라고는 하더라고요
  am-i-kept-around | 저를 재는 건가
  someone-else-too | 다른 여자도 만나고 있을까요?
  > tells-more | 이번 주말에 네 번째 봐요
  > wait-or-stop | 그때도 말 없으면 접을까요
  define-us | 제가 우리 무슨 사이냐고 물어보면 깨나요

  crush-same-sex | 여자인 친구를 좋아하는 거 같아요
  own-heart-unclear | 제가 이런 게 처음이라 헷갈려요
  own-heart-unclear | 걔랑 있으면 계속 웃게되고 걔 남친 얘기 들으면 기분 나빠짐
  own-heart-unclear | 이거 좋아하는 거 맞죠
  crush-is-straight | 걔는 헤테로예요 남친도 있고
  > crush-is-straight | 말하면 안되겠죠..
  forget-crush-how | 어떻게 접어요
  > how-would-they-take-it | 거리 두면 걔가 서운해할 거 같은데

  after-divorce | 재혼할 수 있을까요
  > tells-more | 애 둘은 전처가 키웁니다
  no-money-for-love | 양육비 보내고 나면 남는 게 없어요
  no-money-for-love | 이런 남자를 누가 만나줍니까
  join-a-club | 돌싱 모임 나가볼까 하는데 이상한 데는 아니겠죠
  > cannot-do-so | 자신이 없네요
  feels-glad | 말씀 들으니 조금 낫습니다

  partners-ex-in-touch | 남친이 전여친이랑 연락해요
  > partners-ex-in-touch | 카톡 우연히 봤는데 생일 축하한다고 서로 주고받았더라고요
  > tells-their-words | 그냥 친구래요
  > may-i-be-angry | 이게 말이 돼요?
  partner-loves-ex-still | 마음 남아있는 거죠?
  shall-part | 헤어지자고 할까요
  > looked-into-their-phone | 폰 본 거 걸리면 제가 더 잘못한 거처럼 될 텐데
  test-their-heart | 모른 척하고 떠보는 건 어때요

  ex-thinks-of-me | 그 사람 지금 무슨 생각해요?
  > no-contact-days | 헤어진 지 3주요
  ex-hurts-too | 저 없이 잘 지내요?
  said-too-good-for-me | 마지막에 자기는 나한테 과분한 사람이라고 했어요
  > said-too-good-for-me | 그거 그냥 핑계죠
  ask-ex-to-meet | 한 번만 다시 보고 싶은데
  ask-ex-to-meet | 만나자고 하면 나올까요
  my-things-at-ex | 짐이 아직 그 집에 있어요 그거 핑계로 연락할까요

  texts-never-meets | 인스타 디엠만 두달째에요
  texts-never-meets | 만나자는 말을 안함
  > texts-never-meets | 게임만 같이해요ㅋㅋ
  only-a-younger-sister | 저 여자로 보는거 맞음?
  long-calls-meaning | 밤에 전화는 매일 2시간씩 해요
  said-meet-later | 개강하고 보자했는데 개강했거든요
  ask-them-out | 제가 밥사달라할까요
  real-me-disappoints | 긴장돼서 실물보고 실망하면 어캐요
  will-do-so | ㅇㅋㅇㅋ 낼 말해봄

  married-first-love-returns | 결혼 6년차인데 첫사랑한테 연락이 왔어요
  > married-first-love-returns | 그냥 잘 사냐고 묻는 정도였는데 가슴이 뛰어요
  flatmate-spouse | 남편한텐 이런 감정 없어진 지 오래예요
  > married-first-love-returns | 만나보면 안 되겠죠
  ex-contacts-why | 걔는 무슨 생각으로 연락한 걸까요
  > tells-more | 답장은 벌써 했어요
  > married-first-love-returns | 이번 주에 커피 마시재요
  > married-first-love-returns | 안 가는 게 맞죠? 맞는데

  long-distance | 롱디 가능할까요
  partner-goes-abroad | 여친이 교환학생으로 캐나다 갑니다 1년
  > long-distance | 버틸 수 있나요 저희
  > long-distance | 시차 때문에 연락도 안 될 텐데
  apart-heart-changes | 여친이 거기서 딴 남자 만날까봐 솔직히 불안
  > tells-more | 저는 취준이라 따라갈 수도 없고
  > tell-them-i-wait | 기다려달라고 제가 말해야 되나 걔가 말해야 되나
  couple-lasts | 1년 뒤에도 사귀고 있어요?

  someone-comes-when | 좋은 사람 언제 만날까요
  foretold-did-not-come | 지난번에 봄에 온다고 들었는데 안 왔어요
  missed-the-one | 그냥 지나간 건가요?
  > tells-own-part | 생각해보니 친구가 소개해준다는 걸 제가 거절하긴 했네요
  > missed-the-one | 그 사람이었을까요
  > missed-the-one | 아깝다
  ask-for-introduction | 지금이라도 해달라고 해볼까요?
  > wide-age-gap | 나이는 저보다 다섯 살 많다고 했어요

  different-faith | 남자친구가 터키 사람이고 무슬림이에요
  > tells-more | 돼지고기 술 다 안 먹어요 저는 둘 다 좋아하는데ㅋㅋ
  convert-for-wedding | 결혼하면 제가 개종해야 하나 고민돼요
  > tells-their-words | 그 사람은 안 해도 된다는데 가족들은 모르겠어요
  partner-loves-me | 이 사람 마음은 진짜일까요
  words-that-hurt | 비자 때문 아니냐는 말을 들어서 기분이 상했어요
  parents-oppose-wedding | 부모님이 인정해 주실까요
  show-lover-to-my-parents | 올해 안에 인사시키는 건 이를까요?

  crush-coworker | 거래처 여직원이 마음에 듭니다
  text-with-excuse | 일 핑계로만 연락합니다
  > crush-comes-true | 가능성 있나요
  ssum-or-only-kind | 웃어주긴 하는데 영업용 웃음 같아요
  would-they-come-out | 밥 먹자고 하면 나올까요
  see-them-after-refusal | 거절당하면 일이 껄끄러워지는데
  > text-first-when | 언제가 좋습니까
  > say-by-text-or-face | 문자로요 말로요?

  partner-in-debt | 남친이 빚이 있대요
  > tells-more | 결혼 얘기하다가 어제 처음 말했어요 6천
  > tells-more | 전세사기 당한 거래요 도박 이런 건 아니고
  shall-part | 헤어져야 될까요
  defends-other | 사람은 진짜 착해요
  suffer-for-a-man | 저 남자 때문에 고생할 팔자예요?
  tell-my-parents-of-it | 엄마한텐 비밀로 하고 싶은데
  partner-in-debt | 같이 갚는 게 맞나요 다 갚을 때까지 미루는 게 맞나요

  fall-too-fast | 금사빠 고치는법좀요ㅋㅋ
  fall-too-fast | 이번달에만 세명 좋아함
  > fall-too-fast | 카페알바생 학회선배 버스에서본사람
  cool-off-fast | 근데 다 일주일이면 식어요
  someone-comes-when | 저 진짜 사랑은 언제해요?
  ideal-type-comes | 이상형은 그냥 다정한사람?
  met-spouse-already | 인연은 아직 안만난거에요?

  back-together-will | 그 사람 다시 올랑가요
  was-dumped | 3년을 만났는디 말 한마디 잘못했다고 싹 가버렸어라
  > why-it-ended | 지가 뭣이 그라고 서운했는지 말이나 하고 가제
  cannot-do-so | 나도 자존심이 있응께 먼저는 못 하겄고
  > will-they-text | 연락이 올까요 안 올까요
  when-text-comes | 오믄 언제 온다요
  > contact-ex-first | 그라믄 내가 문자 하나 넣어볼까라
  > contact-ex-words | 뭐라고 써야 쓰까

  works-with-ex | 사내연애하다 헤어졌는데 매일 봐야 해요
  > tells-more | 헤어진 걸 아무도 몰라요 사귄 것도 몰랐으니까
  saw-ex-with-another | 오늘 걔가 신입이랑 웃고 있는데 화장실 가서 울었어요
  ex-feelings-left | 걔는 정리 끝난 거예요?
  > works-with-ex | 이직할까요
  tells-good-sign | 가끔 저 쳐다보는 거 느껴지긴 해요
  back-together-will | 다시 잘될 가능성 있나요
  > works-with-ex | 회식 때 옆에 앉게 되면 어떻게 해요

  marriage-without-touch | 아내와 각방 쓴 지 3년입니다
  > tells-more | 이혼하자는 말은 서로 안 합니다
  > if-i-do-not | 앞으로 어떻게 되겠습니까
  spouse-changed | 아내 마음을 모르겠습니다
  > tells-more | 제가 사업 망했을 때부터 이렇게 됐습니다
  > tells-own-part | 미안하다는 말은 못 했습니다
  > is-it-too-late | 지금 해도 늦지 않았습니까
  > would-they-listen | 여행 가자고 하면 가겠습니까

  crush-boss | 알바하는 카페 점장님 좋아해요
  crush-single-or-not | 여친 있는 거 같은데 확실하진 않음
  > ask-if-taken-how | 물어보면 티나겠죠?
  > tells-good-sign | 어제 손님한테 혼나고 있었는데 점장님이 나서서 막아줬어요 그때부터 진짜 답 없음ㅠㅠ
  crush-likes-me | 저한테 마음 있어서 그런거에요?
  ssum-or-only-kind | 그냥 점장이라서 그런건가
  crush-leaving | 다음달에 그만두는데 그전에 말해볼까요
  > nervous-before-it | 떨린다 진짜

  forgive-cheating | 남친이 양다리였어요
  > tells-more | 상대 여자한테 디엠이 와서 알았어요
  > tells-more | 그 여자도 몰랐대요
  forgive-cheating | 저한테 무릎 꿇고 빌어요 그쪽은 정리했대요
  > can-i-trust-partner | 믿어도 돼요?
  will-cheat-again | 또 그럴 사람인가요
  miss-one-who-hurt-me | 화가 나는데 보고 싶은 제가 더 싫어요
  > was-that-right | 시간 갖자고 했어요 잘한 거죠?

  will-i-want-to-marry | 비혼이라고 떠들고 다녔는데 요즘 흔들려요
  better-wed-or-stay-single | 제 사주는 결혼하는 게 좋아요 안 하는 게 좋아요?
  sick-and-alone | 수술하고 혼자 퇴원하는데 좀 서럽더라고요
  kind-of-spouse | 결혼하면 어떤 남편이에요
  ideal-type-comes | 집안일 같이 하는 사람이면 좋겠어요
  > together-without-wedding | 동거만 하는 건요?
  someone-comes-when | 만나게 되는 때가 언제쯤일까요

  ssum-likes-me | 썸녀 심리 좀
  one-word-answers | 답장 ㅋㅋㅋ만 옴
  > ssum-likes-me | 관심 없는 거?
  > tells-good-sign | 근데 만나자하면 나옴
  what-are-they-thinking | 뭐임 대체
  tells-good-sign | 술 마시면 저한테 기대긴 하는데
  ssum-or-only-kind | 다른 애들한테도 그러는 듯
  confess-or-not | 고백각?

  should-live-together | 동거 시작하려는데 궁합 괜찮나요
  > tells-more | 만난 지 8개월이에요
  partner-hygiene | 저는 깔끔하고 남친은 빨래를 의자에 쌓아둬요
  > living-together-quarrels | 싸울 거 뻔하죠?ㅋㅋ
  couple-reaches-marriage | 동거하다가 결혼까지 갈 수 있을까요
  tell-parents-we-live-together | 부모님 몰래라서 좀 찔리긴 해요
  move-house | 이사는 몇 월이 좋아요
  rules-for-living-together | 규칙 같은 거 정하고 들어갈까요

  will-i-be-loved | 사랑받고 싶어요
  give-too-much | 어릴 때부터 엄마한테 칭찬 들어본 적이 없어서 그런지 누가 조금만 잘해주면 다 줘버려요
  always-left-behind | 그러다 매번 버려져요
  > low-self-worth | 제가 그렇게 별로예요?
  was-dumped | 이번에도 한 달 만에 차였어요
  will-i-be-loved | 저를 진짜 아껴줄 사람이 있나요
  > someone-comes-when | 언제 와요
  > prepare-until-then | 그때까지 저 뭐하고 있어요

  tells-more | 결혼 전제로 만나다 헤어졌습니다
  parted-for-parents | 집 문제로 부모님들이 틀어졌고 저희도 지쳐서 끝냈습니다
  parted-though-loving | 서로 싫어서 헤어진 건 아닙니다
  back-together-will | 다시 이어질 수 있나요
  > ex-has-someone-maybe | 그 사람 선 본다는 말을 들었습니다
  > ex-new-couple-lasts | 그 남자랑 결혼합니까
  hold-who-leaves | 지금 잡아야 하나요
  > parted-for-parents | 부모님부터 설득하는 게 순서겠죠

  may-i-ask-this | 이런 거 물어봐도 되죠?
  > tells-good-sign | 성격은 너무 잘 맞아요
  closeness-mismatch | 근데 걔는 스킨십에 관심이 별로 없어요
  am-i-charming | 제가 매력이 없나 싶어서 자존감 떨어져요
  > partner-at-heart | 원래 그런 사람이에요?
  > how-would-they-take-it | 말하면 상처받을까요
  > ask-for-change | 어떻게 돌려 말해요

  crush-club | 동호회에서 알게 된 분이 있습니다.
  divorced-with-divorced | 그분은 사별하셨고 저는 오래전에 이혼했습니다.
  ssum-gave-gift | 저에게 자꾸 반찬이며 과일을 가져다주시는데, 마음이 있으신 걸까요?
  others-eyes | 저도 싫지는 않습니다만 이 나이에 남들 눈이 신경 쓰입니다.
  us-two-match | 두 사람 궁합은 어떠한지요.
  companion-not-spouse | 재혼까지는 아니더라도 가끔 식사하고 산책하는 사이면 좋겠습니다.
  ask-them-out | 제가 먼저 식사를 청해도 괜찮을까요.
  will-do-so | 네, 다음 주에 한번 말씀드려 보겠습니다.

  next-year-luck | 내년 연애운이 궁금해요
  this-year-is-bad | 올해는 망한 거 같아서요ㅋㅋ
  > best-month-for-love | 상반기예요 하반기예요?
  recognise-the-one | 그 사람 제가 알아볼 수 있을까요
  > future-one-looks | 첫인상 어때요
  dating-app-try | 지금 소개팅 앱 하는데 거기서도 만나질까요
  feels-glad | 솔직히 좀 안 믿기긴 하는데 기분은 좋네요
`);
